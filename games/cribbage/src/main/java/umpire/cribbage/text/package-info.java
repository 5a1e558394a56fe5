/// Cribbage in words.
///
/// The classic format of the play, deals of `PLAYER CARD` lines in and a line of points out:
/// [umpire.cribbage.text.ClassicPegging]. The complete game in words for people and programs:
/// [umpire.cribbage.text.CompleteCribbage], [umpire.cribbage.text.CribbageAdapter] with its facts,
/// refusals and sentences, and the reasons for a choice, [umpire.cribbage.text.Reasons].
@NullMarked
package umpire.cribbage.text;

import org.jspecify.annotations.NullMarked;
