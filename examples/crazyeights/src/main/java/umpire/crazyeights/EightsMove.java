package umpire.crazyeights;

import umpire.core.cards.Card;
import umpire.core.cards.Suit;

/// What a player can do. To draw and to pass are no moves: they follow from the hand.
public sealed interface EightsMove {

  /// Lays a card and says which suit is to be matched: of an eight any, of another card its own.
  record Lay(Card card, Suit suit) implements EightsMove {}
}
