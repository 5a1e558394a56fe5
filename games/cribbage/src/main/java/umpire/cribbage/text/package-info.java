/// Cribbage in words.
///
/// The classic format of the play, deals of `PLAYER CARD` lines in and a line of points out:
/// [umpire.cribbage.text.ClassicPegging]. The complete game as it meets people and programs:
/// [umpire.cribbage.text.CompleteCribbage], [umpire.cribbage.text.CribbageMatch] with its views,
/// refusals and sentences, [umpire.cribbage.text.CribbageNotation], and the players
/// [umpire.cribbage.text.RandomPlayer] and [umpire.cribbage.text.SensiblePlayer].
@NullMarked
package umpire.cribbage.text;

import org.jspecify.annotations.NullMarked;
