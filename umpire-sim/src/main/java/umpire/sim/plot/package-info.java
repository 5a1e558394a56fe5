/// The drawings in reports of simulations; every estimate is drawn with its interval.
@NullMarked
package umpire.sim.plot;

import org.jspecify.annotations.NullMarked;
