package umpire.cribbage;

import umpire.core.cards.SomeCards;

/// Everything that can happen in a complete game. Who does it is said beside the event: a seat, or
/// the table for what the deck brings.
public sealed interface CribbageEvent {

  /// A player's card in the cut for deal.
  record Cut(int seat, SomeCards card) implements CribbageEvent {}

  /// Who deals. It follows from the cut and from the deals before, so it may be left out; where the
  /// cut is not known, it says something.
  record Dealer(int seat) implements CribbageEvent {}

  /// The hand that a player is dealt.
  record Deal(int seat, SomeCards cards) implements CribbageEvent {}

  /// The card that is dealt straight to the crib.
  record ToCrib(SomeCards cards) implements CribbageEvent {}

  /// Lays cards away to the crib.
  ///
  /// @param kept cards that this player is known to have kept, since they are laid later on: see
  ///   [Hindsight]
  record Discard(SomeCards cards, long kept) implements CribbageEvent {
    public Discard(SomeCards cards) {
      this(cards, 0);
    }
  }

  /// The card that is cut and turned up for the show.
  record Starter(int card) implements CribbageEvent {}

  /// Lays a card in the play.
  record Lay(int card) implements CribbageEvent {}

  /// Pegs what the card just laid has made, where players count the play themselves.
  record Peg(int points) implements CribbageEvent {}

  /// Says go. It follows from the cards, so it may be left out; where they are not known, it says
  /// something.
  record Go() implements CribbageEvent {}

  /// A hand is shown before it is counted, where not all of it was laid.
  record ShowHand(int seat, SomeCards cards) implements CribbageEvent {}

  /// The crib is turned up.
  record Crib(SomeCards cards) implements CribbageEvent {}

  /// Says what the cards are worth.
  record Count(int points) implements CribbageEvent {}

  /// Takes points that another has not counted.
  record Muggins(int points) implements CribbageEvent {}

  /// Leaves a count as it was said.
  record Agree() implements CribbageEvent {}

  /// The table says that a player did not lay cards that fitted, which has been put right.
  record Renege(int seat, int cards) implements CribbageEvent {}

  /// The table says that a player counted so many points too much, which have been taken back.
  record Overcount(int seat, int points) implements CribbageEvent {}

  /// The table says that the deal went wrong and is made anew.
  record Misdeal() implements CribbageEvent {}
}
