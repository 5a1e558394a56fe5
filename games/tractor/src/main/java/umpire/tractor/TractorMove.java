package umpire.tractor;

import umpire.core.cards.Card;

/// What a player can do in a round, card by card. A follow is complete by itself when it has as
/// many cards as the lead; only a lead has to be called complete.
public sealed interface TractorMove {

  /// One of the two jokers of a deck.
  enum Joker {
    BLACK,
    RED
  }

  /// Lays a card of one of the four suits.
  record Lay(Card card) implements TractorMove {}

  /// Lays a joker.
  record LayJoker(Joker joker) implements TractorMove {}

  /// Leaves the lead as it lies.
  record Done() implements TractorMove {}
}
