/// Tractor, also known as Sheng Ji: four to six players with two decks, one round or a whole game.
///
/// A round follows "Game Simulator", a problem of the ACM ICPC Asia regional contest in Shanghai
/// 2009, and the house decisions T1 to T26. Reading order: [umpire.tractor.TractorRule] (the
/// rulebook), [umpire.tractor.Deck] and [umpire.tractor.TrumpOrder] (cards and their order),
/// [umpire.tractor.Round] (the rules at work: turns, tricks, points), [umpire.tractor.Trick] (who
/// wins one; on [umpire.tractor.Play], [umpire.tractor.Structure], [umpire.tractor.FollowSearch]
/// and [umpire.tractor.Arrangement]), [umpire.tractor.Sides] (who plays with the dealer),
/// [umpire.tractor.Standing] (what the points lead to), [umpire.tractor.TractorGame]. The published
/// problem shows no hands, so a round by itself does not look at the duty to follow suit (T20).
///
/// The complete game adds what people do around the tricks (T27 to T54):
/// [umpire.tractor.TractorSwitches] and [umpire.tractor.TractorProfiles] (what tables differ in),
/// [umpire.tractor.TractorTerms] (what one table has agreed on), [umpire.tractor.TractorEvent] and
/// [umpire.tractor.Verb] (what can happen), [umpire.tractor.Tractor] (the kernel: drawing,
/// declaring, the kitty, the friend; on [umpire.tractor.Hands], [umpire.tractor.Drawing] and
/// [umpire.tractor.Declaring]), [umpire.tractor.Objections] (what speaks against a move),
/// [umpire.tractor.Sight] (what others see of it), [umpire.tractor.CardPlay] (leads, throws and
/// follows; on [umpire.tractor.ThrowCheck], [umpire.tractor.RefusedThrow] and
/// [umpire.tractor.FollowDuty]), [umpire.tractor.Listing] and [umpire.tractor.Follows] (what may be
/// done), [umpire.tractor.Inference] and [umpire.tractor.Suspicions] (what the play tells of hidden
/// cards; on [umpire.tractor.ThrowLog] and [umpire.tractor.Outcome]), [umpire.tractor.Hindsight]
/// (cards that later ones show). Programs that play are in `play`, words in `text`.
@NullMarked
package umpire.tractor;

import org.jspecify.annotations.NullMarked;
