/// One deal. Reading order: [umpire.maumau.deal.MauMau] (what happens), `Legality` (what a player
/// may do), `CardEffects` (what a card does), [umpire.maumau.deal.Piles] and
/// [umpire.maumau.deal.Drawing], [umpire.maumau.deal.ForgottenCalls] (forgotten calls), `Round`
/// (who follows whom), `Positions` (whether a position has returned), [umpire.maumau.deal.Result]
/// (how a deal ends), [umpire.maumau.deal.PublicKnowledge] (what all players have seen of hidden
/// cards).
@NullMarked
package umpire.maumau.deal;

import org.jspecify.annotations.NullMarked;
