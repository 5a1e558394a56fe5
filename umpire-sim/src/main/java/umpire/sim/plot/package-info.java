/// The drawings of reports about simulations, of estimates that know how far off they may be.
@NullMarked
package umpire.sim.plot;

import org.jspecify.annotations.NullMarked;
