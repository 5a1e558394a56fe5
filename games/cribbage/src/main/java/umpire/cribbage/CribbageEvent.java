package umpire.cribbage;

import umpire.core.cards.Card;

/// Everything that can happen in a complete game. Who does it is said beside the event: a seat, or
/// the table for what the deck brings.
public sealed interface CribbageEvent {

  /// A player's card in the cut for deal.
  record Cut(int seat, Card card) implements CribbageEvent {}

  /// The hand that a player is dealt.
  record Deal(int seat, SomeCards cards) implements CribbageEvent {}

  /// The card that is dealt straight to the crib.
  record ToCrib(SomeCards cards) implements CribbageEvent {}

  /// Lays cards away to the crib.
  record Discard(SomeCards cards) implements CribbageEvent {}

  /// The card that is cut and turned up for the show.
  record Starter(Card card) implements CribbageEvent {}

  /// Lays a card in the play.
  record Lay(Card card) implements CribbageEvent {}

  /// Says go. It follows from the cards, so it may be left out; where they are not known, it says
  /// something.
  record Go() implements CribbageEvent {}

  /// The crib is turned up.
  record Crib(SomeCards cards) implements CribbageEvent {}

  /// Says what his cards are worth.
  record Count(int points) implements CribbageEvent {}

  /// Takes points that another has not counted.
  record Muggins(int points) implements CribbageEvent {}

  /// Leaves a count as it was said.
  record Agree() implements CribbageEvent {}
}
