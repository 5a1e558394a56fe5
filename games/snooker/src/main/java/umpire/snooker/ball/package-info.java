/// The balls. Reading order: [umpire.snooker.ball.Ball], [umpire.snooker.ball.Balls] (balls as
/// numbers, and sets of them), [umpire.snooker.ball.BallWords] (as a scorer writes them).
@NullMarked
package umpire.snooker.ball;

import org.jspecify.annotations.NullMarked;
