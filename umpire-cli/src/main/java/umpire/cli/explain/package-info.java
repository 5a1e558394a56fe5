/// `umpire explain`: games told as rulings, with the rule behind each.
///
/// Reading order: [ExplainCommand]; [umpire.command.explain] (the loop over records, and rulings
/// for programs); [TextRulings].
@NullMarked
package umpire.cli.explain;

import org.jspecify.annotations.NullMarked;
