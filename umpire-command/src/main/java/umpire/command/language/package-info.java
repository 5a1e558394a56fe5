/// The languages of text for people.
///
/// Reading order: [Language] (English, which needs no file), [Translation] (all others), [WordList]
/// (the file of a language, for all games or for one).
@NullMarked
package umpire.command.language;

import org.jspecify.annotations.NullMarked;
