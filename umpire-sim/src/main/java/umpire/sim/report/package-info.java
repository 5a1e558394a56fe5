/// The page of what a simulation found, made of [umpire.page].
///
/// To read it: [Estimate] says a number with no more digits than are known, [Bins] and the plots
/// draw, the sections fill the page, the reports put the sections in order.
@NullMarked
package umpire.sim.report;

import org.jspecify.annotations.NullMarked;
