/// Cribbage: the complete six-card game for two to four, and the play of one deal, called pegging,
/// for two to thirteen players.
///
/// The play follows "Cribbage Pegging", problem 5 of the ACM ICPC Southern California regional
/// 2002/2003, and the house decisions C1 to C32; the complete game adds the decisions from C33 on.
///
/// The rooms, in the order in which to read them:
///
/// 1. `rules`: the rulebook, and what a table has agreed on;
/// 2. `cards`: what every room needs to know of cards;
/// 3. `event`: what can be done, and how it is said;
/// 4. `show`: what a hand counts;
/// 5. `table`: where cards and pegs are, and how the match stands;
/// 6. `pegging`: the play and the show, in which points are made;
/// 7. `game`: the kernel, in which all of that follows one another;
/// 8. `play`: what chance brings, and players who go by rules of thumb; `expert`: who plays to win;
/// 9. `text`: what is said and written.
@NullMarked
package umpire.cribbage;

import org.jspecify.annotations.NullMarked;
