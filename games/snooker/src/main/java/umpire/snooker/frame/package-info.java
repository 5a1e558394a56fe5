/// A frame. Reading order: [umpire.snooker.frame.Table] (the balls on it, and which are on),
/// [umpire.snooker.frame.Scores], [umpire.snooker.frame.TurnOrder] (whose visit it is),
/// `StrokeJudge` and [umpire.snooker.frame.Frame] (the rules in action, and the whole of the
/// published problem), [umpire.snooker.frame.BetweenStrokes] with `Misses` and `Position` (between
/// strokes), [umpire.snooker.frame.Ending] (how a frame ends, with `BlueShots` and
/// [umpire.snooker.frame.Clock] where time ends it), [umpire.snooker.frame.Announcer] (what a
/// scoreboard shows), [umpire.snooker.frame.Remaining] (questions about a frame in progress).
@NullMarked
package umpire.snooker.frame;

import org.jspecify.annotations.NullMarked;
