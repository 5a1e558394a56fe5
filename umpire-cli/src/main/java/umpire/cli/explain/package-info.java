/// `umpire explain`: prints games as rulings, each with its rule.
///
/// Reading order: [ExplainCommand]; [umpire.command.explain] (the loop over records, and rulings
/// for programs); [TextRulings].
@NullMarked
package umpire.cli.explain;

import org.jspecify.annotations.NullMarked;
