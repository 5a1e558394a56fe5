/// The text formats of the published problems: bytes in, plain lines out.
///
/// Reading order: [umpire.core.classic.WordReader] (bytes to words with their positions),
/// [umpire.core.classic.WordTable] (fast recognition of a few words),
/// [umpire.core.classic.ClassicReader] and [umpire.core.classic.Classic] (a format),
/// [umpire.core.classic.GeneratorOptions] and [umpire.core.classic.GeneratorShape] (what to
/// generate), [umpire.core.classic.ClassicBridge] (between such a format and complete records).
@NullMarked
package umpire.core.classic;

import org.jspecify.annotations.NullMarked;
