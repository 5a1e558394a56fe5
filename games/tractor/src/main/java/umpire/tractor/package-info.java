/// Tractor, also known as Sheng Ji: four to six players with two decks, one round or a whole game.
///
/// A round follows "Game Simulator", a problem of the ACM ICPC Asia regional contest in Shanghai
/// 2009, and the house decisions T1 to T26. The published problem shows no hands, so a round by
/// itself does not look at the duty to follow suit (T20). The complete game adds what people do
/// around the tricks (T27 to T55).
///
/// The rooms, each of which stands on those before it:
///
/// 1. `deck`: cards as numbers, and how they are dealt;
/// 2. `rule`: the rulebook, the rules in which tables differ, and what one table has agreed on;
/// 3. `cards`: cards of two decks in their order, and who holds what;
/// 4. `words`: what can happen, and how it is said;
/// 5. `trick`: leads and follows, and who wins;
/// 6. `thrown`: throws, and what becomes of them;
/// 7. `round`: drawing, declaring, tricks and points, and what they lead to;
/// 8. `table`: the kernel, with what speaks against a move, what may be done, and what others see;
/// 9. `inference`: what the play tells of cards that nobody recorded or shows;
/// 10. `play`: the dealer, and programs that play;
/// 11. `text`: what is told and refused; the published format in `text.classic`.
///
/// [umpire.tractor.TractorGame] is all of it as a service.
@NullMarked
package umpire.tractor;

import org.jspecify.annotations.NullMarked;
