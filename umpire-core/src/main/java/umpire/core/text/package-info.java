/// The way between a game and text: untrusted bytes in, plain lines out.
///
/// Reading order: [BadInputException] (what is wrong, and where) in a [SourceLine], [Sentence] and
/// [Note] (a ruling in words, as data and to be translated), [TextWriter] and [Json] (writing),
/// [TextPage] and [TextTable] (text for people, fitted to a terminal), [SafeText] (text from
/// outside in a message), [Fingerprint] (what identifies a text).
@NullMarked
package umpire.core.text;

import org.jspecify.annotations.NullMarked;
