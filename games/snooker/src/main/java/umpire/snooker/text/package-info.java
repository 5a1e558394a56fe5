/// The classic format of a frame: names and strokes in, the referee's announcements out.
///
/// Reading order: [umpire.snooker.text.ClassicSnooker], [umpire.snooker.text.FrameSitting] (frame
/// after frame, a line a step), [umpire.snooker.text.Names] and [umpire.snooker.text.MoveReader]
/// (what a line says), [umpire.snooker.text.Situation] (the frame in words, for messages),
/// [umpire.snooker.text.FrameNarrator], [umpire.snooker.text.FrameGenerator] and
/// [umpire.snooker.text.TieSteering].
@NullMarked
package umpire.snooker.text;

import org.jspecify.annotations.NullMarked;
