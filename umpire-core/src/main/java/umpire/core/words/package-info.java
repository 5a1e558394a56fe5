/// The words of a game, declared once.
///
/// Each verb of a game's enum has a [umpire.core.words.Form]: who says it, its pattern, what it
/// means, an example. A [umpire.core.words.Vocabulary] reads and writes lines by them, tells the
/// parts of an event to programs, and knows which words can come next. What varies in a pattern is
/// a [umpire.core.words.Slot], which a game makes itself where none of those here will do.
@NullMarked
package umpire.core.words;

import org.jspecify.annotations.NullMarked;
