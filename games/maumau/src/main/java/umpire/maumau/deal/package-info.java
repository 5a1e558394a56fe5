/// One deal. Reading order: [umpire.maumau.deal.MauMau] (what happens), `Legality` (what a player
/// may do), `CardEffects` (what a card does), [umpire.maumau.deal.Piles] and
/// [umpire.maumau.deal.Drawing], [umpire.maumau.deal.ForgottenCalls] (words that were forgotten),
/// `Round` (who follows whom), `Positions` (whether one has returned), [umpire.maumau.deal.Result]
/// (how a deal ends), [umpire.maumau.deal.PublicKnowledge] (what everybody has seen of hidden
/// cards).
@NullMarked
package umpire.maumau.deal;

import org.jspecify.annotations.NullMarked;
