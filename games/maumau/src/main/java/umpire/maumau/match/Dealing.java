package umpire.maumau.match;

import java.util.Arrays;
import umpire.core.kernel.Kernel;

/// The cards before a deal begins: hand by hand, as a scorer sees them dealt, until the opening
/// card completes them to a deck in which all other cards are unknown.
public final class Dealing {

  private final int players;
  private final long[] known;
  private final int[] unknown;

  /// The players still in the match; they get cards. One bit per seat.
  private int in;

  Dealing(int players) {
    this.players = players;
    this.known = new long[players];
    this.unknown = new int[players];
    this.in = (1 << players) - 1;
  }

  void reset() {
    Arrays.fill(known, 0);
    Arrays.fill(unknown, 0);
  }

  /// Sets the players who get cards from now on, one bit per seat.
  void seat(int seats) {
    in = seats;
  }

  void copyFrom(Dealing other) {
    in = other.in;
    System.arraycopy(other.known, 0, known, 0, players);
    System.arraycopy(other.unknown, 0, unknown, 0, players);
  }

  public int players() {
    return players;
  }

  void deal(int seat, long cards, int more) {
    known[seat] = cards;
    unknown[seat] = more;
  }

  public boolean has(int seat) {
    return known[seat] != 0 || unknown[seat] > 0;
  }

  /// Whether a player gets cards and has none yet.
  public boolean lacks(int seat) {
    return isIn(seat) && !has(seat);
  }

  private boolean isIn(int seat) {
    return (in >> seat & 1) != 0;
  }

  /// The player who gets the card at this index of a round of dealing, counted from 0.
  int nth(int first, int place) {
    int seat = first;
    for (int left = place; left > 0; left -= isIn(seat) ? 1 : 0) {
      seat = (seat + 1) % players;
    }
    return seat;
  }

  /// The known cards of a hand, as bits.
  public long hand(int seat) {
    return known[seat];
  }

  /// The number of unknown cards in a hand.
  public int unknown(int seat) {
    return unknown[seat];
  }

  /// Whether any player has cards.
  public boolean hasBegun() {
    for (int seat = 0; seat < players; seat++) {
      if (has(seat)) {
        return true;
      }
    }
    return false;
  }

  /// The first player from the given one on who lacks cards; [Kernel#NOBODY] if there is none.
  public int next(int first) {
    for (int i = 0; i < players; i++) {
      int seat = (first + i) % players;
      if (lacks(seat)) {
        return seat;
      }
    }
    return Kernel.NOBODY;
  }

  /// All cards that are known to be in a hand, as bits.
  public long known() {
    long all = 0;
    for (long hand : known) {
      all |= hand;
    }
    return all;
  }

  /// Writes the deck that yields these hands and this opening card, with 0 for every other card.
  ///
  /// @param first the seat that gets the first card
  void write(int first, long opening, long[] deck) {
    Arrays.fill(deck, 0);
    int dealt = 0;
    int playing = Integer.bitCount(in);
    for (int i = 0; i < playing; i++) {
      int seat = nth(first, i);
      int place = i;
      for (long rest = known[seat]; rest != 0; rest &= rest - 1) {
        deck[place] = Long.lowestOneBit(rest);
        place += playing;
      }
      dealt += Long.bitCount(known[seat]) + unknown[seat];
    }
    deck[dealt] = opening;
  }

  /// Forgets the hands that a viewer does not see.
  void veil(int viewer) {
    for (int seat = 0; seat < players; seat++) {
      if (seat != viewer) {
        unknown[seat] += Long.bitCount(known[seat]);
        known[seat] = 0;
      }
    }
  }

  /// Records one of the unknown cards of a hand.
  public void find(int seat, long card) {
    known[seat] |= card;
    unknown[seat]--;
  }

  boolean isKnown() {
    int missing = 0;
    for (int each : unknown) {
      missing += each;
    }
    return missing == 0;
  }
}
