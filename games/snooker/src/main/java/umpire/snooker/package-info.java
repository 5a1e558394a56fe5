/// Snooker: one frame of the published problem, and whole matches by the rules of a table.
///
/// A frame follows "Snooker Referee", problem K of the ACM ICPC Asia regional in Chengdu, 2010, and
/// the house decisions S1 to S44; a match follows the official rules and S45 to S92. Nobody knows
/// where a ball lies (S30): what needs an eye at the table is told by the referee.
///
/// Reading order for a frame: [umpire.snooker.SnookerRule] (the rulebook), [umpire.snooker.Ball]
/// and [umpire.snooker.Stroke], [umpire.snooker.MoveCode] (what happens in a frame as a number),
/// [umpire.snooker.Table], [umpire.snooker.Scores], [umpire.snooker.Rota] (whose visit it is),
/// [umpire.snooker.StrokeJudge] and [umpire.snooker.Frame] (the rules at work),
/// [umpire.snooker.SnookerGame].
///
/// For a match: `SnookerSwitches` and [umpire.snooker.SnookerProfiles] (the switches, and the
/// tables known by name), [umpire.snooker.FoulReason] and [umpire.snooker.SnookerEvent],
/// [umpire.snooker.Remark] and [umpire.snooker.EventCode] (an event as a number),
/// [umpire.snooker.Interlude] with [umpire.snooker.Misses] (between strokes),
/// [umpire.snooker.Ending] (how a frame ends, with [umpire.snooker.BlueShots] and
/// [umpire.snooker.Clock] where time ends it), [umpire.snooker.Openers], [umpire.snooker.Contest]
/// with [umpire.snooker.Calls] (frame after frame), [umpire.snooker.Scoreboard] and
/// [umpire.snooker.Options] (what one sees). Players and a referee made of chance are in `play`,
/// what has to do with words is in `text`.
@NullMarked
package umpire.snooker;

import org.jspecify.annotations.NullMarked;
