/// The page of what a simulation found, made of [umpire.page].
///
/// The sections fill the page, the reports put the sections in order. Numbers and drawings are
/// those of [umpire.sim.plot].
@NullMarked
package umpire.sim.report;

import org.jspecify.annotations.NullMarked;
