/// Tractor, also known as Sheng Ji: four to six players with two decks, one round or a whole game.
///
/// A round follows "Game Simulator", a problem of the ACM ICPC Asia regional contest in Shanghai
/// 2009, and the house decisions T1 to T26. The published problem shows no hands, so a round alone
/// does not check the duty to follow suit (T20). The complete game adds everything around the
/// tricks (T27 to T55).
///
/// The packages, each of which depends only on those before it:
///
/// 1. `deck`: cards as numbers, and how they are dealt;
/// 2. `rule`: the rulebook, the rules that differ between tables, and the settings of one table;
/// 3. `cards`: cards of two decks, their order, and the hands as far as they are known;
/// 4. `words`: the events, and the words for them;
/// 5. `trick`: leads, follows, and the winner of a trick;
/// 6. `thrown`: throws, and their outcomes;
/// 7. `round`: drawing, declaring, tricks and points, and their result;
/// 8. `table`: the kernel, with legality, legal moves, and visibility;
/// 9. `inference`: conclusions from the play about unrecorded or hidden cards;
/// 10. `play`: the dealer, and programs that play;
/// 11. `text`: narration and refusals; the published format in `text.classic`.
///
/// [umpire.tractor.TractorGame] registers the game as a service.
@NullMarked
package umpire.tractor;

import org.jspecify.annotations.NullMarked;
