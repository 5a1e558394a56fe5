/// What can happen in a match, and how it is said. Reading order: [umpire.snooker.words.Verb] (each
/// with its words), [umpire.snooker.words.Shot] (a stroke as people tell it), `StrokeWords` and
/// [umpire.snooker.words.Reasons] (its words), and the slots: `StrokeSlot`, `BallSlot`, `FoulSlot`,
/// `MissSlot`, `NextSlot`, `SafeSlot`.
@NullMarked
package umpire.snooker.words;

import org.jspecify.annotations.NullMarked;
