/// Mau-Mau for two to eight players with 32 or 52 cards.
///
/// Follows "Mau-Mau", problem MAUMAU of the online judge SPOJ, and the house decisions M1 to M21;
/// complete matches by the rules of any table follow M22 to M51.
///
/// Reading order: [umpire.maumau.MauMauRule] (the rulebook), [umpire.maumau.MauMauSwitches] and
/// [umpire.maumau.MauMauProfiles] (in what tables differ), [umpire.maumau.Cards] (cards as bits),
/// [umpire.maumau.MauMauTerms] with [umpire.maumau.TableRules], [umpire.maumau.Calls] and
/// [umpire.maumau.Scoring] (a profile in the kernel's numbers), [umpire.maumau.Verb] and
/// [umpire.maumau.MoveCode] (what can be done, and how it is said). Then the rules at work: a deal
/// is [umpire.maumau.MauMau] with [umpire.maumau.Duties], [umpire.maumau.Laying],
/// [umpire.maumau.Piles], [umpire.maumau.Drawing], [umpire.maumau.Unsaid], [umpire.maumau.Round],
/// [umpire.maumau.Positions] and [umpire.maumau.Result]; a match is [umpire.maumau.MauMauMatch],
/// the kernel of the whole game, with [umpire.maumau.TableDuties], [umpire.maumau.Dealing] and
/// [umpire.maumau.Standing].
///
/// Who knows what: [umpire.maumau.Sight] (what everybody has seen), [umpire.maumau.Hidden] (where
/// hidden cards can be), [umpire.maumau.Aside] and [umpire.maumau.Glimpse] (what a viewer sees of a
/// move), [umpire.maumau.Origins] (what later cards show).
///
/// Dealer and strategies are in `play`, text, classic and of records, in `text`, and decided games
/// at full speed in `course`.
@NullMarked
package umpire.maumau;

import org.jspecify.annotations.NullMarked;
