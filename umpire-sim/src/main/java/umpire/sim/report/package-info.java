/// The pages about results of simulations, made with [umpire.page].
///
/// The reports put sections in order, and the sections fill the page. Numbers and drawings are
/// those of [umpire.sim.plot].
@NullMarked
package umpire.sim.report;

import org.jspecify.annotations.NullMarked;
