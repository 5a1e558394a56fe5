/// Events at the table, as numbers. Reading order: [umpire.snooker.stroke.Stroke] (the ball hit
/// first, and the balls that fall), [umpire.snooker.stroke.MoveCode] (a move of the published
/// problem as a number), [umpire.snooker.stroke.FoulReason] (fouls that only the referee can see),
/// [umpire.snooker.stroke.Remark] (remarks on a stroke), [umpire.snooker.stroke.StrokeCode] (a
/// stroke with its remarks).
@NullMarked
package umpire.snooker.stroke;

import org.jspecify.annotations.NullMarked;
