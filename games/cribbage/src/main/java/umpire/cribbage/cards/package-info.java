/// The deck: [umpire.cribbage.cards.Cards] says what cards are as numbers,
/// [umpire.cribbage.cards.Draw] takes some by chance.
@NullMarked
package umpire.cribbage.cards;

import org.jspecify.annotations.NullMarked;
