/// The conversion between a game and text: untrusted bytes in, plain lines out.
///
/// Reading order: [BadInputException] (a fault and its position) in a [SourceLine], [Sentence] and
/// [Note] (a ruling as text, as data and for translation), [TextWriter] and [Json] (writing),
/// [TextPage] and [TextTable] (text for people, fitted to a terminal), [SafeText] (untrusted text
/// in a message), [Fingerprint] (the hash of a text).
@NullMarked
package umpire.core.text;

import org.jspecify.annotations.NullMarked;
