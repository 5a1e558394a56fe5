/// Cards of two decks. Reading order: [umpire.tractor.cards.TrumpOrder] (their order in a round),
/// [umpire.tractor.cards.Holding] (a multiset of cards, with [umpire.tractor.cards.Pairs]),
/// [umpire.tractor.cards.Hands] (the cards of all players, as far as they are known),
/// [umpire.tractor.cards.TractorCard] (a card in its notation).
@NullMarked
package umpire.tractor.cards;

import org.jspecify.annotations.NullMarked;
