package umpire.maumau.match;

import java.util.Arrays;
import umpire.core.kernel.Move;
import umpire.maumau.cards.CardRow;
import umpire.maumau.words.Verb;

/// The deck of a deal in its order, for tests that write it again.
public final class DealtDeck {

  private DealtDeck() {}

  /// The deck of a match in which the first player of a deal is to act for the first time.
  public static Move of(MauMauMatch match) {
    var deck = new long[match.rules().deckSize()];
    Arrays.setAll(deck, match.game().piles()::at);
    return CardRow.add(deck, new Move().set(Verb.DECK));
  }
}
