/// The words of a game, declared once.
///
/// Each verb of a game's enum has a [umpire.core.words.Form]: the kind of actor that uses it, its
/// pattern, its meaning, an example. From these, a [umpire.core.words.Vocabulary] reads and writes
/// lines, gives programs the parts of an event, and lists the words that can come next. A variable
/// part of a pattern is a [umpire.core.words.Slot], which a game implements itself if none of those
/// here fits.
@NullMarked
package umpire.core.words;

import org.jspecify.annotations.NullMarked;
