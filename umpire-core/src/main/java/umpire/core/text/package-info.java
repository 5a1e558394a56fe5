/// The border between a game and text: untrusted bytes in, plain lines out.
///
/// Reading order: [Words] (bytes to words, with their places), [Vocabulary] (a few words known at a
/// glance), [BadInput] (what is wrong, and where), [ClassicReader] and [Classic] (a published
/// format), [Sentence] and [Note] (a ruling in words, as data and to be translated), [Print] and
/// [Json] (writing), [Shown] (text from outside in a message), [Fingerprint] (what identifies a
/// text).
@NullMarked
package umpire.core.text;

import org.jspecify.annotations.NullMarked;
