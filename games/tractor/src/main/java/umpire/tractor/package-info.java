/// Tractor, also known as Sheng Ji: one round of four players with two decks.
///
/// Follows "Game Simulator", a problem of the ACM ICPC Asia regional contest in Shanghai 2009, and
/// the house decisions T1 to T25. Reading order: [umpire.tractor.TractorRule] (the rulebook),
/// [umpire.tractor.TractorMove], [umpire.tractor.Deck] and [umpire.tractor.TrumpOrder] (cards and
/// their order), [umpire.tractor.Round] (the rules at work: turns, tricks, points),
/// [umpire.tractor.Trick] (who wins one; on [umpire.tractor.Play], [umpire.tractor.Structure],
/// [umpire.tractor.FollowSearch] and [umpire.tractor.Arrangement]), [umpire.tractor.Standing] (what
/// the points lead to), [umpire.tractor.TractorPlayout] (on [umpire.tractor.Holding] and
/// [umpire.tractor.Selection]), [umpire.tractor.TractorGame]; the classic format is in `text`.
///
/// The published problem shows no hands, so drawing, declaring, the hidden cards themselves and the
/// duty to follow suit are not here (T20).
@NullMarked
package umpire.tractor;

import org.jspecify.annotations.NullMarked;
