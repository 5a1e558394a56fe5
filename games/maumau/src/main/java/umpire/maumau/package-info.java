/// Mau-Mau for two to eight players with 32 or 52 cards.
///
/// Follows "Mau-Mau", problem MAUMAU of the online judge SPOJ, and the house decisions M1 to M21;
/// complete matches by the rules of any table follow M22 to M51.
///
/// The rooms, each of which stands on those before it:
///
/// 1. `cards`: cards as bits, and as people write them;
/// 2. `words`: what can be done, and how it is said;
/// 3. `rule`: the rulebook, the rules in which tables differ, and what one table has agreed on;
/// 4. `deal`: one deal, with what a player may do, what cards do, and what it brings;
/// 5. `match`: deal after deal, the kernel of the whole game, and what others see of a move;
/// 6. `inference`: what the play tells of cards that nobody recorded or shows;
/// 7. `fastpath`: decided games of the published problem at full speed;
/// 8. `play`: the dealer, and programs that play;
/// 9. `text`: what is told and refused, in the published format and in records.
///
/// [umpire.maumau.MauMauGame] is all of it as a service.
@NullMarked
package umpire.maumau;

import org.jspecify.annotations.NullMarked;
