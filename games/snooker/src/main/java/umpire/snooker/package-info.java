/// Snooker: one frame of the published problem, and whole matches by the rules of a table.
///
/// A frame follows "Snooker Referee", problem K of the ACM ICPC Asia regional in Chengdu, 2010, and
/// the house decisions S1 to S44; a match follows the official rules and S45 to S92. The positions
/// of the balls are unknown (S30): the referee reports what has to be seen at the table.
///
/// The packages, each of which depends only on those before it:
///
/// 1. `ball`: the balls, as numbers and in words;
/// 2. `rule`: the rulebook, the rules that differ between tables, and the settings of one table;
/// 3. `stroke`: a stroke, a foul, and other remarks, each packed into one number;
/// 4. `words`: the events, and the words for them;
/// 5. `frame`: strokes and their points, the referee between them, the end of a frame;
/// 6. `match`: the kernel, frame after frame, and its visible state;
/// 7. `play`: strategies, and a dealer that supplies outcomes and sightings at random;
/// 8. `text`: narration and refusals; the published format in `text.classic`.
///
/// [umpire.snooker.SnookerGame] registers the game as a service.
@NullMarked
package umpire.snooker;

import org.jspecify.annotations.NullMarked;
