/// Cards of two decks. Reading order: [umpire.tractor.cards.TrumpOrder] (their order in a round),
/// [umpire.tractor.cards.Holding] (cards of which there are two each, on
/// [umpire.tractor.cards.Pairs]), [umpire.tractor.cards.Hands] (who holds what, as far as it is
/// known), [umpire.tractor.cards.TractorCard] (a card as it is written).
@NullMarked
package umpire.tractor.cards;

import org.jspecify.annotations.NullMarked;
