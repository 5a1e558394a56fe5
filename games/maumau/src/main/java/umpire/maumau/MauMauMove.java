package umpire.maumau;

import umpire.core.cards.Card;
import umpire.core.cards.Suit;

/// What a player can do.
public sealed interface MauMauMove {

  /// Lays a card that is no jack.
  record Lay(Card card) implements MauMauMove {}

  /// Lays the jack of suit `jack` and names a suit.
  record LayJack(Suit jack, Suit named) implements MauMauMove {}

  /// Draws what is due: one card if nothing fits, the penalty if a seven is active.
  record Draw() implements MauMauMove {}

  /// Keeps a drawn card that would fit.
  record Keep() implements MauMauMove {}
}
