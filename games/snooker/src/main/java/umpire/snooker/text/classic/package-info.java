/// The published format of a frame: names and strokes in, the referee's announcements out. Reading
/// order: [umpire.snooker.text.classic.ClassicSnooker], [umpire.snooker.text.classic.FrameReader]
/// (frame after frame, one line per step), `Names` and `MoveReader` (parsing a line), `Situation`
/// (the frame in words, for messages), [umpire.snooker.text.classic.FrameNarrator],
/// `FrameGenerator` and `TieSteering`.
@NullMarked
package umpire.snooker.text.classic;

import org.jspecify.annotations.NullMarked;
