/// Rulings of recorded games, as JSON or counted into scores.
///
/// Reading order: [RecordRun] (the loop over records, as [umpire.command.ClassicRun] is the one
/// over classic input), [RulingWriter], [JsonRulings], [Scoreboard].
@NullMarked
package umpire.command.explain;

import org.jspecify.annotations.NullMarked;
