/// Snooker: one frame, ruled on from what each stroke hit first and what fell.
///
/// Follows "Snooker Referee", problem K of the ACM ICPC Asia regional in Chengdu, 2010, and the
/// house decisions S1 to S44. Reading order: [umpire.snooker.SnookerRule] (the rulebook),
/// [umpire.snooker.Ball] and [umpire.snooker.SnookerMove], [umpire.snooker.MoveCode] (a move as a
/// number), [umpire.snooker.Table] and [umpire.snooker.Frame] (the rules at work),
/// [umpire.snooker.Striker] and [umpire.snooker.SnookerPlayout], [umpire.snooker.SnookerGame]; the
/// classic format is in `text`. There is no free ball, no miss, no concession, and nobody knows
/// where a ball lies (S17, S30).
@NullMarked
package umpire.snooker;

import org.jspecify.annotations.NullMarked;
