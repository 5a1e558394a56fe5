/// Questions asked at a table that need no record: the value of a hand, the count of a play, the
/// points left on the table.
///
/// Reading order: [umpire.core.count.Counter] (what a game can count),
/// [umpire.core.count.Question], [umpire.core.count.Count] (the answer),
/// [umpire.core.count.CountJson] (the answer as JSON).
@NullMarked
package umpire.core.count;

import org.jspecify.annotations.NullMarked;
