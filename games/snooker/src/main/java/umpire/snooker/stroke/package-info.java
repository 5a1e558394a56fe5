/// What happens at the table, as numbers. Reading order: [umpire.snooker.stroke.Stroke] (the ball
/// hit first, and what falls), [umpire.snooker.stroke.MoveCode] (what happens in a frame of the
/// published problem as a number), [umpire.snooker.stroke.FoulReason] (fouls that only the eye
/// sees), [umpire.snooker.stroke.Remark] (what is noted beside a stroke),
/// [umpire.snooker.stroke.StrokeCode] (a stroke with its remark).
@NullMarked
package umpire.snooker.stroke;

import org.jspecify.annotations.NullMarked;
