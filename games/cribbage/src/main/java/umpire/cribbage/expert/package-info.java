/// Cribbage for two, played to win: what cards and scores are worth.
///
/// Three tables come with the program, and a command builds them anew (`bench/tables`): what two
/// cards bring to a crib ([umpire.cribbage.expert.CribTable], counted by
/// [umpire.cribbage.expert.CribEnumeration]), what four bring in the play
/// ([umpire.cribbage.expert.PegTable], from [umpire.cribbage.expert.PegSampling]), and the chance
/// to win by score ([umpire.cribbage.expert.WinProbability], worked out by
/// [umpire.cribbage.expert.WinProbabilityBuilder] from a [umpire.cribbage.expert.DealSample], and
/// held to its word by a [umpire.cribbage.expert.Calibration]). In all of them whoever is not known
/// to play otherwise plays by `rules`.
///
/// What to lay away follows from the three: [umpire.cribbage.expert.Discards]. What to lay is
/// searched for in likely worlds ([umpire.cribbage.expert.CribbageSearchModel],
/// [umpire.cribbage.expert.LikelyWorlds]), and at the end tried out
/// ([umpire.cribbage.expert.LastCards]). [umpire.cribbage.expert.ExpertPlayer] plays it.
@NullMarked
package umpire.cribbage.expert;

import org.jspecify.annotations.NullMarked;
