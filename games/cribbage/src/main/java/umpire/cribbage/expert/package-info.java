/// Cribbage for two, played to win: the value of cards and scores.
///
/// Three tables come with the program, and a command regenerates them (`bench/tables`): the points
/// of two cards in a crib ([umpire.cribbage.expert.CribTable], counted by
/// [umpire.cribbage.expert.CribEnumeration]), of four cards in the play
/// ([umpire.cribbage.expert.PegTable], from [umpire.cribbage.expert.PegSampling]), and the win
/// probability by score ([umpire.cribbage.expert.WinProbability], computed by
/// [umpire.cribbage.expert.WinProbabilityBuilder] from a [umpire.cribbage.expert.DealSample], and
/// checked by a [umpire.cribbage.expert.Calibration]). Where a table depends on the choices of
/// players, they play by `rules`.
///
/// The choice of discards follows from the three: [umpire.cribbage.expert.Discards]. Cards for the
/// play are found by a search over likely hidden cards
/// ([umpire.cribbage.expert.CribbageSearchModel], [umpire.cribbage.expert.LikelyWorlds]), and at
/// the end by trying every order ([umpire.cribbage.expert.LastCards]).
/// [umpire.cribbage.expert.ExpertPlayer] combines them.
@NullMarked
package umpire.cribbage.expert;

import org.jspecify.annotations.NullMarked;
