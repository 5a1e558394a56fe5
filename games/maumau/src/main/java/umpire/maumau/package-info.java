/// Mau-Mau for two to four players with 32 cards.
///
/// Follows "Mau-Mau", problem MAUMAU of the online judge SPOJ, and the house decisions M1 to M21;
/// complete matches by the rules of any table follow M22 to M43.
///
/// Reading order: [umpire.maumau.MauMauRule] (the rulebook), [umpire.maumau.MauMauProfiles] (in
/// what tables differ), [umpire.maumau.Cards] (cards as bits), [umpire.maumau.TableRules] and
/// [umpire.maumau.Scoring] (a profile in the kernel's numbers), [umpire.maumau.MauMauMove] and
/// [umpire.maumau.Moves]; then the rules at work: [umpire.maumau.MauMau] with
/// [umpire.maumau.Duties], [umpire.maumau.Laying], [umpire.maumau.Piles], [umpire.maumau.Drawing]
/// and [umpire.maumau.Result].
///
/// How the players of the published problem choose: [umpire.maumau.DecisionRules] (a strategy, not
/// rules of the game), [umpire.maumau.DecidedGame] (a whole game played that way),
/// [umpire.maumau.Course] (the same at full speed) with [umpire.maumau.Counts],
/// [umpire.maumau.MauMauPlayout] with [umpire.maumau.ShuffledDeck], [umpire.maumau.MauMauArena]
/// with [umpire.maumau.MauMauMeasures] (games of a simulation), and [umpire.maumau.MauMauGame].
///
/// A match: [umpire.maumau.MauMauEvent] (everything that can happen), [umpire.maumau.Agreement],
/// [umpire.maumau.Dealing], [umpire.maumau.Standing], [umpire.maumau.Sight] (who knows what),
/// [umpire.maumau.Origins] (what later cards show). Text, classic and of records, is in `text`.
@NullMarked
package umpire.maumau;

import org.jspecify.annotations.NullMarked;
