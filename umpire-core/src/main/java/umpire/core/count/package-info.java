/// What people ask at a table that needs no record: what is this hand worth, what is this play, how
/// much is left on the table.
///
/// Reading order: [umpire.core.count.Counter] (what a game can count),
/// [umpire.core.count.Question], [umpire.core.count.Count] (the answer),
/// [umpire.core.count.CountJson] (the same for programs).
@NullMarked
package umpire.core.count;

import org.jspecify.annotations.NullMarked;
