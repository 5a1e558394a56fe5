package umpire.maumau;

import umpire.core.cards.SomeCards;

/// Everything that can happen at a table. Who does it is said apart: the players lay, draw, pass
/// and catch; the table itself deals, opens, shuffles, shows and calls off.
///
/// Cards and suits are given by their numbers, see [Cards].
public sealed interface MauMauEvent {

  /// The whole deck in its order, top card first: the hands, the opening card and the draw pile
  /// follow from it.
  record Deck(CardRow cards) implements MauMauEvent {}

  /// What one player is dealt, where the order of the deck is not known.
  record Deal(int seat, SomeCards cards) implements MauMauEvent {}

  /// The card that opens the discard pile, where the order of the deck is not known; [#UNKNOWN] if
  /// nobody recorded it.
  record Open(int card) implements MauMauEvent {
    public static final int UNKNOWN = CardRow.UNKNOWN;
  }

  /// A word that is said on laying a card.
  enum Word {
    NONE,
    MAU,
    MAU_MAU
  }

  /// Lays a card; a wild one names its own suit then.
  record Lay(int card, Word said) implements MauMauEvent {}

  /// Lays a wild card and names a suit.
  record Wild(int card, int named, Word said) implements MauMauEvent {}

  /// Says that the player who laid last has forgotten a word.
  record Catch() implements MauMauEvent {}

  /// Draws what is due: the penalty if a seven is active, else one card.
  record Draw() implements MauMauEvent {}

  /// Gives up the turn: keeps what was drawn, or does not answer an eight.
  record Pass() implements MauMauEvent {}

  /// Tells which cards have just been drawn, where the draw pile is not known.
  record Drawn(SomeCards cards) implements MauMauEvent {}

  /// The new draw pile, top card first; empty if nobody knows its order.
  record Shuffle(CardRow cards) implements MauMauEvent {}

  /// The deal is called off because a position has returned.
  record CallOff() implements MauMauEvent {}

  /// What a player had left at the end of the deal, where it is not known.
  record Left(int seat, SomeCards cards) implements MauMauEvent {}
}
