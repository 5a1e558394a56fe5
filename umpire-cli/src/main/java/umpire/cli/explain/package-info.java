/// `umpire explain`: games told as rulings, with the rule behind each.
///
/// Reading order: [ExplainCall]; [RecordRun] (the loop over records, as [umpire.command.ClassicRun]
/// is the one over classic input); [RulingWriter] with [TextRulings] and [JsonRulings].
@NullMarked
package umpire.cli.explain;

import org.jspecify.annotations.NullMarked;
