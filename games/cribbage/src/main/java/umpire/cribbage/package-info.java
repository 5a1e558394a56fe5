/// Cribbage: the complete six-card game for two to four, and the play of one deal, called pegging,
/// for two to thirteen players.
///
/// The play follows "Cribbage Pegging", problem 5 of the ACM ICPC Southern California regional
/// 2002/2003, and the house decisions C1 to C32; the complete game adds the decisions from C33 on.
/// The rulebook is [umpire.cribbage.CribbageRule]; what tables differ in is in
/// [umpire.cribbage.CribbageSwitches] and [umpire.cribbage.CribbageProfiles], what one table has
/// agreed on in [umpire.cribbage.CribbageTerms].
///
/// The rules at work are the kernel [umpire.cribbage.Cribbage]. Its moves are the verbs of
/// [umpire.cribbage.Verb]; what speaks against one is in [umpire.cribbage.Objections], and what
/// there is to choose from in [umpire.cribbage.Choices]. Its parts, in the order of the game:
/// [umpire.cribbage.CutForDeal], [umpire.cribbage.Layout] (where the cards are),
/// [umpire.cribbage.ThePlay] with [umpire.cribbage.Pegging] on a [umpire.cribbage.Board],
/// [umpire.cribbage.Counting] (the show) by [umpire.cribbage.Show], [umpire.cribbage.Muggins] (what
/// was missed), [umpire.cribbage.Standing] (games and match). Published deals are judged by
/// [umpire.cribbage.Pegging] alone.
///
/// Cards may be unknown, because somebody does not see them or a record leaves them out. Then
/// [umpire.cribbage.Unseen] and [umpire.cribbage.DoubtfulPlay] say what follows from the gos all
/// the same, and [umpire.cribbage.Worth] what cards can count. What a record may leave out besides
/// is in [umpire.cribbage.Unrecorded], and cards that come out later are filled in by
/// [umpire.cribbage.Hindsight].
///
/// Chance and players are in `play`; what is said and written is in `text`.
@NullMarked
package umpire.cribbage;

import org.jspecify.annotations.NullMarked;
