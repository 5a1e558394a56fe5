package umpire.maumau.deal;

import java.util.Arrays;

/// The positions at the beginnings of turns of one deal, kept to notice one that returns (M10).
///
/// A position is all that the rest of the deal depends on: the player in turn, the direction, the
/// penalty or eight due, the fitting cards, the hands, and the queue of [Piles]. The queue is never
/// overwritten, so two indices in it represent the cards between them.
///
/// Each card outside the hands is in the queue once, the open card last. So a position returns only
/// if no card has moved since, or if all cards that lay there then, the open one included, have
/// been drawn. In nearly all turns it is therefore enough to compare the turn before; and a
/// position is put into a hash bucket only once the draw pile begins after its cards.
final class Positions {

  private static final int BUCKETS = 256;

  // Parts of an entry; the hands come last, one per player.
  /// The queue indices at which the draw pile begins and, in the upper half, the discard pile ends.
  private static final int PLACES = 0;

  /// Index of the previous entry in the same bucket.
  private static final int BEFORE = 1;

  /// The player in turn, what is due, and the order of turns.
  private static final int TURN = 2;

  private static final int FITTING = 3;
  private static final int HANDS = 4;

  private static final int NONE = -1;

  private long[] entries = new long[64 * (HANDS + MauMau.MAX_PLAYERS)];
  private int end;

  /// The number of parts of an entry.
  private int size = HANDS;

  /// The last entry of each bucket; the others follow by [#BEFORE].
  private final int[] last = new int[BUCKETS];

  /// Entries before this index are in a bucket.
  private int filed;

  /// A lower bound of the index at which the discard pile ended in the first entry without a
  /// bucket.
  private int backOfUnfiled;

  /// The pile indices of the newest entry, as in [#PLACES].
  private long places;

  /// Forgets all positions, for a new deal with this number of players.
  void clear(int players) {
    size = HANDS + players;
    end = 0;
    filed = 0;
    backOfUnfiled = 0;
    places = 0;
  }

  /// Adds the position at the beginning of a turn. Returns whether it occurred before; then it is
  /// not added.
  boolean enter(MauMau game) {
    long before = places;
    write(game);
    Piles piles = game.piles();
    if (piles.front() >= backOfUnfiled) {
      fileUpTo(piles.front());
    }
    if ((places == before && hasStood()) || (filed > 0 && isFiled(piles))) {
      return true;
    }
    end += size;
    return false;
  }

  /// Removes the last position, to enter it again after more has become known of it.
  void forgetLast() {
    end = Math.max(0, end - size);
  }

  private void write(MauMau game) {
    if (end + size > entries.length) {
      entries = Arrays.copyOf(entries, 2 * end);
    }
    long[] into = entries;
    int at = end;
    int due = game.eightActive() ? 1 : game.penalty() << 1;
    int turn = game.seat() | (game.forgottenCalls().forgetter() + 1) << 4 | due << 8;
    places = game.piles().front() | (long) game.piles().back() << Integer.SIZE;
    into[at + PLACES] = places;
    into[at + TURN] = turn | (long) game.round().order() << Integer.SIZE;
    into[at + FITTING] = game.fitting();
    into[at + HANDS] = game.hand(0);
    into[at + HANDS + 1] = game.hand(1);
    for (int player = 2; player < game.seats(); player++) {
      into[at + HANDS + player] = game.hand(player);
    }
  }

  private int front(int at) {
    return (int) entries[at + PLACES];
  }

  private int back(int at) {
    return (int) (entries[at + PLACES] >>> Integer.SIZE);
  }

  /// Whether the newest position occurred in an earlier turn since the last card moved.
  private boolean hasStood() {
    for (int at = end - size; at >= 0 && entries[at + PLACES] == places; at -= size) {
      if (sameTurn(at)) {
        return true;
      }
    }
    return false;
  }

  /// Whether the newest position is in a bucket.
  private boolean isFiled(Piles piles) {
    for (int at = last[bucket(end)]; at != NONE; at = (int) entries[at + BEFORE]) {
      if (sameTurn(at) && sameQueue(piles, at)) {
        return true;
      }
    }
    return false;
  }

  /// Puts entries into their buckets once all their cards outside the hands have been drawn.
  private void fileUpTo(int front) {
    while (filed < end && back(filed) <= front) {
      if (filed == 0) {
        Arrays.fill(last, NONE);
      }
      int bucket = bucket(filed);
      entries[filed + BEFORE] = last[bucket];
      last[bucket] = filed;
      filed += size;
    }
    backOfUnfiled = back(filed);
  }

  private int bucket(int at) {
    long hash = 0;
    for (int part = TURN; part < size; part++) {
      hash = 31 * hash + entries[at + part];
    }
    return (int) ((hash * 0x9e3779b97f4a7c15L) >>> 56);
  }

  /// Whether an entry equals the newest one, apart from the queue.
  private boolean sameTurn(int at) {
    return Arrays.equals(entries, at + TURN, at + size, entries, end + TURN, end + size);
  }

  private boolean sameQueue(Piles piles, int at) {
    return piles.areSame(front(at), back(at), front(end), back(end));
  }

  void copyFrom(Positions other) {
    if (entries.length < other.end) {
      entries = new long[other.entries.length];
    }
    end = other.end;
    size = other.size;
    System.arraycopy(other.entries, 0, entries, 0, end);
    filed = other.filed;
    backOfUnfiled = other.backOfUnfiled;
    places = other.places;
    if (filed > 0) {
      System.arraycopy(other.last, 0, last, 0, BUCKETS);
    }
  }
}
