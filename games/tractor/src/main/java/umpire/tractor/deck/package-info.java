/// Cards as numbers, and how two decks are dealt. Reading order: [umpire.tractor.deck.Deck],
/// [umpire.tractor.deck.Seating].
@NullMarked
package umpire.tractor.deck;

import org.jspecify.annotations.NullMarked;
