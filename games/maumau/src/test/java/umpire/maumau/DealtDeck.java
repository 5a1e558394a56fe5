package umpire.maumau;

import java.util.Arrays;
import umpire.core.kernel.Move;

/// The deck of a deal in its order, for tests that write it down once more.
public final class DealtDeck {

  private DealtDeck() {}

  /// The deck of a match in which the first player of a deal is to act for the first time.
  public static Move of(MauMauMatch match) {
    long[] deck = Arrays.copyOf(match.game.piles.queue, match.rules().deckSize());
    return CardRow.add(deck, new Move().set(Verb.DECK));
  }
}
