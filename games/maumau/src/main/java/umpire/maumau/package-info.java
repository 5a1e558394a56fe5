/// Mau-Mau for two to eight players with 32 or 52 cards.
///
/// Follows "Mau-Mau", problem MAUMAU of the online judge SPOJ, and the house decisions M1 to M21;
/// complete matches by the rules of any table follow M22 to M51.
///
/// The packages, each of which uses only those before it:
///
/// 1. `cards`: cards as bits, and as people write them;
/// 2. `words`: the moves, and the words for them in a record;
/// 3. `rule`: the rulebook, the rules in which tables differ, and those that one table has chosen;
/// 4. `deal`: one deal: what a player may do, what cards do, and how it is scored;
/// 5. `match`: deal after deal, the kernel of the whole game, and what others see of a move;
/// 6. `inference`: what the play reveals of cards that are not recorded or not shown;
/// 7. `fastpath`: decided games of the published problem at full speed;
/// 8. `play`: the dealer, and programs that play;
/// 9. `text`: narration and refusals, in the published format and in records.
///
/// [umpire.maumau.MauMauGame] provides all of it as a service.
@NullMarked
package umpire.maumau;

import org.jspecify.annotations.NullMarked;
