package umpire.cribbage;

import umpire.core.cards.Card;

/// What a player can do in the play. A go is no move: it follows from the hand.
public sealed interface PeggingMove {

  /// Lays a card face up.
  record Lay(Card card) implements PeggingMove {}
}
