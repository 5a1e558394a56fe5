/// The events of a match, and the words for them. Reading order: [umpire.snooker.words.Verb] (each
/// kind of event with its words), [umpire.snooker.words.Shot] (a stroke as recorded), `StrokeWords`
/// and [umpire.snooker.words.Reasons] (its words), and the slots: `StrokeSlot`, `BallSlot`,
/// `FoulSlot`, `MissSlot`, `NextSlot`, `SafeSlot`.
@NullMarked
package umpire.snooker.words;

import org.jspecify.annotations.NullMarked;
