/// What games came to: how often each value came up ([Counts], and [Totals] of all columns), and
/// how sure one can be of it ([Interval], [Confidence]).
@NullMarked
package umpire.sim.count;

import org.jspecify.annotations.NullMarked;
