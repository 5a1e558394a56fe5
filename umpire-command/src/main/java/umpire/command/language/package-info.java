/// The languages in which people are told what the referee says.
///
/// Reading order: [Language] (English, which needs nothing), [Translation] (all others), [WordList]
/// (the file of a language, of the whole house or of one game).
@NullMarked
package umpire.command.language;

import org.jspecify.annotations.NullMarked;
