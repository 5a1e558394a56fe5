/// Cribbage: the complete six-card game for two to four, and the play of one deal, called pegging,
/// for two to thirteen players.
///
/// The play follows "Cribbage Pegging", problem 5 of the ACM ICPC Southern California regional
/// 2002/2003, and the house decisions C1 to C32; the complete game adds the decisions from C33 on.
///
/// The packages, in the order in which to read them:
///
/// 1. `rules`: the rulebook, and the rules that a table has chosen;
/// 2. `cards`: cards as numbers;
/// 3. `event`: the moves, and the words for them in a record;
/// 4. `show`: the points of a hand;
/// 5. `table`: the locations of cards and pegs, and the score of the match;
/// 6. `pegging`: the play and the show, in which points are made;
/// 7. `game`: the kernel, which holds the order of events;
/// 8. `play`: the dealer, and a player by rules of thumb; `expert`: a player that plays to win;
/// 9. `text`: narration, refusals and the published format.
@NullMarked
package umpire.cribbage;

import org.jspecify.annotations.NullMarked;
