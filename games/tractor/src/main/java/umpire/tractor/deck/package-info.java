/// Cards as numbers, and the deal of two decks. Reading order: [umpire.tractor.deck.Deck],
/// [umpire.tractor.deck.Seating].
@NullMarked
package umpire.tractor.deck;

import org.jspecify.annotations.NullMarked;
