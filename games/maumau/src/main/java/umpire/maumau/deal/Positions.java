package umpire.maumau.deal;

import java.util.Arrays;

/// The positions at the beginnings of turns of one deal, to notice one that returns (M10).
///
/// Everything that the rest of a deal depends on: who is in turn and which way it goes on, the
/// penalty or eight due, what fits, the hands, and the queue of [Piles]. The queue is never written
/// over, so two places in it stand for the cards between them.
///
/// While a card lies outside the hands it is there once, and the open card lies last. So a position
/// returns only if no card has moved since, or if all cards that lay there then have been drawn,
/// the open one too. That is why in nearly all turns one look at the turn before is enough; and a
/// position is kept where it is found by a hash only once the draw pile begins behind it.
final class Positions {

  private static final int BUCKETS = 256;

  // The parts of an entry; the hands come last, as many as there are players.
  /// Where the draw pile begins, and above that where the discard pile ends.
  private static final int PLACES = 0;

  /// The entry before this one in its bucket.
  private static final int BEFORE = 1;

  /// Who is in turn, what is due, and who follows whom.
  private static final int TURN = 2;

  private static final int FITTING = 3;
  private static final int HANDS = 4;

  private static final int NONE = -1;

  private long[] entries = new long[64 * (HANDS + MauMau.MAX_PLAYERS)];
  private int end;

  /// How many parts an entry has.
  private int size = HANDS;

  /// The last entry of each bucket; the others follow by [#BEFORE].
  private final int[] last = new int[BUCKETS];

  /// Entries before this one are in a bucket.
  private int filed;

  /// Where the discard pile ended in the first entry that is in no bucket, or before that.
  private int backOfUnfiled;

  /// Where the piles were in the last entry.
  private long places;

  /// Nothing has been there before, in a deal for so many players.
  void clear(int players) {
    size = HANDS + players;
    end = 0;
    filed = 0;
    backOfUnfiled = 0;
    places = 0;
  }

  /// Takes in the position at the beginning of a turn; whether it was there before.
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

  /// More has become known of the position that was taken in last: it is to be taken in again.
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

  /// Whether the newest position was there before in a turn since a card has moved.
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

  /// Puts every entry into its bucket of which all cards outside the hands have been drawn.
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

  /// Whether an entry is the newest one, but for the queue.
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
