/// Games told as rulings.
///
/// Reading order: [RecordRun] (the loop over records, as [umpire.command.ClassicRun] is the one
/// over classic input), [RulingWriter], [JsonRulings], [Scoreboard].
@NullMarked
package umpire.command.explain;

import org.jspecify.annotations.NullMarked;
