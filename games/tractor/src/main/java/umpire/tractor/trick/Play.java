package umpire.tractor.trick;

import umpire.tractor.cards.Pairs;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;

/// The cards that one player lays in a trick, counted as they are laid.
///
/// Pairs are counted by level. A pair is two identical cards, whatever is laid between them.
public final class Play {

  private final byte[] cards = new byte[Deck.HAND];
  private int size;

  /// The cards present an odd number of times.
  private long odd;

  private long pairsByLevel;
  private int pairs;

  /// The groups that are represented, as a set of bits.
  private int groups;

  private int highestPlace;

  public void clear() {
    size = pairs = groups = 0;
    odd = pairsByLevel = 0;
    highestPlace = -1;
  }

  /// Lays a set of cards.
  public void lay(long set, long twice, TrumpOrder order) {
    for (; set != 0; set &= set - 1) {
      int card = Long.numberOfTrailingZeros(set);
      lay(card, order.place(card));
      if ((twice >>> card & 1) != 0) {
        lay(card, order.place(card));
      }
    }
  }

  public void lay(int card, int place) {
    cards[size++] = (byte) card;
    groups |= 1 << TrumpOrder.groupOf(place);
    odd ^= 1L << card;
    if ((odd & 1L << card) == 0) {
      pairs++;
      pairsByLevel = Pairs.add(pairsByLevel, TrumpOrder.levelOf(place));
    }
    highestPlace = Math.max(highestPlace, place);
  }

  public void copyFrom(Play other) {
    size = other.size;
    odd = other.odd;
    pairsByLevel = other.pairsByLevel;
    pairs = other.pairs;
    groups = other.groups;
    highestPlace = other.highestPlace;
    System.arraycopy(other.cards, 0, cards, 0, size);
  }

  int size() {
    return size;
  }

  int card(int i) {
    return cards[i];
  }

  boolean isMixed() {
    return (groups & groups - 1) != 0;
  }

  /// The group of a play that is not mixed.
  public int group() {
    return Integer.numberOfTrailingZeros(groups);
  }

  int pairs() {
    return pairs;
  }

  /// The pairs by level, see [Pairs]. Only meaningful if the play is not mixed.
  long pairsByLevel() {
    return pairsByLevel;
  }

  /// The place of the highest card.
  int highestPlace() {
    return highestPlace;
  }
}
