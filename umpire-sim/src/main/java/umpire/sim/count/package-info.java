/// The results of games: how often each value came up ([Counts], and [Totals] of all columns), and
/// how certain a mean is ([Interval], [Confidence]).
@NullMarked
package umpire.sim.count;

import org.jspecify.annotations.NullMarked;
