/// Mau-Mau for two to four players with 32 cards.
///
/// Follows "Mau-Mau", problem MAUMAU of the online judge SPOJ, and the house decisions M1 to M21.
/// Reading order: [umpire.maumau.MauMauRule] (the rulebook), [umpire.maumau.Cards] (cards as bits),
/// [umpire.maumau.MauMauMove], [umpire.maumau.MauMau] (the rules at work),
/// [umpire.maumau.DecisionRules] (how the players of the published problem choose: a strategy, not
/// rules of the game), [umpire.maumau.DecidedGame] (a whole game played that way),
/// [umpire.maumau.MauMauPlayout] with [umpire.maumau.ShuffledDeck], and [umpire.maumau.MauMauGame];
/// the classic format is in `text`.
@NullMarked
package umpire.maumau;

import org.jspecify.annotations.NullMarked;
