/// Cards as bits, and as people write them. Reading order: [umpire.maumau.cards.Cards],
/// [umpire.maumau.cards.CardText], [umpire.maumau.cards.CardRow] (cards in an order).
@NullMarked
package umpire.maumau.cards;

import org.jspecify.annotations.NullMarked;
