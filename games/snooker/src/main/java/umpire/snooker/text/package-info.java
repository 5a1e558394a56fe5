/// The words of the game: the classic format of a frame, with names and strokes in and the
/// referee's announcements out; and the complete game as records and programs meet it.
///
/// Reading order of the classic format: [umpire.snooker.text.ClassicSnooker],
/// [umpire.snooker.text.FrameReader] (frame after frame, a line a step),
/// [umpire.snooker.text.Names] and [umpire.snooker.text.MoveReader] (what a line says),
/// [umpire.snooker.text.Situation] (the frame in words, for messages),
/// [umpire.snooker.text.FrameNarrator], [umpire.snooker.text.FrameGenerator] and
/// [umpire.snooker.text.TieSteering].
///
/// Of the complete game: [umpire.snooker.text.CompleteSnooker],
/// [umpire.snooker.text.SnookerBorder], [umpire.snooker.text.Objection],
/// [umpire.snooker.text.MatchNarrator], [umpire.snooker.text.SnookerBridge],
/// [umpire.snooker.text.SnookerStatistics].
@NullMarked
package umpire.snooker.text;

import org.jspecify.annotations.NullMarked;
