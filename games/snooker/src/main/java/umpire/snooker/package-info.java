/// Snooker: one frame of the published problem, and whole matches by the rules of a table.
///
/// A frame follows "Snooker Referee", problem K of the ACM ICPC Asia regional in Chengdu, 2010, and
/// the house decisions S1 to S44; a match follows the official rules and S45 to S92. Nobody knows
/// where a ball lies (S30): what needs an eye at the table is told by the referee.
///
/// The rooms, each of which stands on those before it:
///
/// 1. `ball`: the balls, as numbers and in words;
/// 2. `rule`: the rulebook, the rules in which tables differ, and what one table has agreed on;
/// 3. `stroke`: a stroke, a foul, and what else is noted, each as one number;
/// 4. `words`: what can happen, and how it is said;
/// 5. `frame`: strokes and what they score, what is said between them, how a frame ends;
/// 6. `match`: the kernel, frame after frame, and what can be seen of it;
/// 7. `play`: players and a referee made of chance;
/// 8. `text`: what is told and refused; the published format in `text.classic`.
///
/// [umpire.snooker.SnookerGame] is all of it as a service.
@NullMarked
package umpire.snooker;

import org.jspecify.annotations.NullMarked;
