package umpire.maumau;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Move;

/// Cards in an order, the top one first, of which some may not have been recorded.
///
/// @param cards their numbers, or [#UNKNOWN]
public record CardRow(List<Integer> cards) {

  public static final int UNKNOWN = -1;

  public CardRow {
    cards = List.copyOf(cards);
  }

  /// Cards given as bits, 0 for one that was not recorded.
  public static CardRow ofBits(long[] bits) {
    var cards = new ArrayList<Integer>();
    for (long bit : bits) {
      cards.add(bit == 0 ? UNKNOWN : Cards.number(bit));
    }
    return new CardRow(cards);
  }

  /// The row of a move.
  public static CardRow of(Move move) {
    var cards = new ArrayList<Integer>();
    for (int place = 0; place < move.length(); place++) {
      cards.add(move.card(place));
    }
    return new CardRow(cards);
  }

  public int size() {
    return cards.size();
  }

  /// The card at a place as a bit, 0 if it was not recorded.
  public long bit(int place) {
    int card = cards.get(place);
    return card == UNKNOWN ? 0 : 1L << card;
  }

  /// All cards of the row that were recorded, as bits.
  public long known() {
    long known = 0;
    for (int place = 0; place < size(); place++) {
      known |= bit(place);
    }
    return known;
  }

  /// Whether the card at a place was not recorded; there is such a place.
  public boolean lacks(int place) {
    return place < size() && cards.get(place) == UNKNOWN;
  }

  /// The same row with a card at a place.
  public CardRow with(int place, int card) {
    var full = new ArrayList<>(cards);
    full.set(place, card);
    return new CardRow(full);
  }
}
