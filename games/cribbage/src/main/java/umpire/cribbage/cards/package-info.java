/// The deck: [umpire.cribbage.cards.Cards] says what cards are as numbers. It is alone here because
/// every other room stands on it.
@NullMarked
package umpire.cribbage.cards;

import org.jspecify.annotations.NullMarked;
