package umpire.maumau;

import java.util.Arrays;

/// The positions at the beginnings of turns of one deal, to notice one that returns (M10).
///
/// Everything that the rest of a deal depends on: who is in turn and which way it goes on, the
/// penalty or eight due, what fits, the hands, and the queue of [Piles]. The queue is never written
/// over, so two places in it stand for the cards between them.
///
/// A card that was laid comes back only when the piles have been made anew; so before that a
/// position can return only if no card has moved since. That is why in nearly all turns one look at
/// the turn before is enough, and positions are looked up by a hash only after a discard pile has
/// been turned over or shuffled.
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

  private long[] entries = new long[64 * (HANDS + MauMau.MOST_PLAYERS)];
  private int end;

  /// How many parts an entry has.
  private int size = HANDS;

  /// The last entry of each bucket; the others follow by [#BEFORE]. Kept once piles were made anew.
  private final int[] last = new int[BUCKETS];

  private boolean indexed;

  void clear() {
    end = 0;
    indexed = false;
  }

  /// Takes in the position at the beginning of a turn; whether it was there before.
  boolean enter(MauMau game) {
    size = HANDS + game.players;
    if (end + size > entries.length) {
      entries = Arrays.copyOf(entries, 2 * end);
    }
    write(game);
    int found = game.piles.madeAnew ? lookUp(game.piles) : lookBack();
    if (found != NONE) {
      return true;
    }
    if (indexed) {
      link(end);
    }
    end += size;
    return false;
  }

  /// More has become known of the position that was taken in last: it is to be taken in again.
  void forgetLast() {
    if (end > 0) {
      end -= size;
      if (indexed) {
        last[bucket(end)] = (int) entries[end + BEFORE];
      }
    }
  }

  private void write(MauMau game) {
    long[] into = entries;
    int due = game.eightActive ? 1 : game.penalty << 1;
    int turn = game.seat | (game.unsaid.forgetter() + 1) << 4 | due << 8;
    into[end + PLACES] = game.piles.front | (long) game.piles.back << Integer.SIZE;
    into[end + TURN] = turn | (long) game.order << Integer.SIZE;
    into[end + FITTING] = game.fitting;
    for (int player = 0; player < game.players; player++) {
      into[end + HANDS + player] = game.hands[player];
    }
  }

  private int front(int at) {
    return (int) entries[at + PLACES];
  }

  private int back(int at) {
    return (int) (entries[at + PLACES] >>> Integer.SIZE);
  }

  /// Looks through the turns since a card has moved.
  private int lookBack() {
    long places = entries[end + PLACES];
    for (int at = end - size; at >= 0; at -= size) {
      if (entries[at + PLACES] != places) {
        return NONE;
      }
      if (sameTurn(at)) {
        return at;
      }
    }
    return NONE;
  }

  private int lookUp(Piles piles) {
    if (!indexed) {
      index();
    }
    for (int at = last[bucket(end)]; at != NONE; at = (int) entries[at + BEFORE]) {
      if (sameTurn(at) && sameQueue(piles, at)) {
        return at;
      }
    }
    return NONE;
  }

  private void index() {
    indexed = true;
    Arrays.fill(last, NONE);
    for (int at = 0; at < end; at += size) {
      link(at);
    }
  }

  private void link(int at) {
    int bucket = bucket(at);
    entries[at + BEFORE] = last[bucket];
    last[bucket] = at;
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
    return Arrays.equals(piles.queue, front(at), back(at), piles.queue, front(end), back(end));
  }

  void copyFrom(Positions other) {
    if (entries.length < other.end) {
      entries = new long[other.entries.length];
    }
    end = other.end;
    size = other.size;
    System.arraycopy(other.entries, 0, entries, 0, end);
    indexed = other.indexed;
    if (indexed) {
      System.arraycopy(other.last, 0, last, 0, BUCKETS);
    }
  }
}
