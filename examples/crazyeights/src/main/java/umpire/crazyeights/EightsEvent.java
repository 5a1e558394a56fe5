package umpire.crazyeights;

import umpire.core.cards.SomeCards;

/// What can happen at the table, for those who deal in types: the lines of a record. Cards are
/// numbers here, too; [umpire.core.cards.CardNames] knows how people call them.
public sealed interface EightsEvent {

  /// The table gives a seat cards.
  record Dealt(int seat, SomeCards cards) implements EightsEvent {}

  /// The table turns up the first card to match.
  record TurnUp(int card) implements EightsEvent {}

  /// A player lays a card and says which suit is to be matched: of an eight any, else its own.
  record Lay(int card, int suit) implements EightsEvent {}

  /// A player asks for a card.
  record Draw() implements EightsEvent {}

  /// A player lays nothing.
  record Pass() implements EightsEvent {}

  /// A player shows what they hold when another is out.
  record Show(long cards) implements EightsEvent {}
}
