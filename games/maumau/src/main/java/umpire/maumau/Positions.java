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

  // The parts of an entry, two numbers in each but the last.
  private static final int TURN_AND_FITTING = 0;
  private static final int HANDS = 1;
  private static final int OTHER_HANDS = 2;
  private static final int FRONT_AND_BACK = 3;
  private static final int BEFORE = 4;
  private static final int SIZE = 5;

  private static final int NONE = -1;

  private long[] entries = new long[64 * SIZE];
  private int end;

  /// The last entry of each bucket; the others follow by [#BEFORE]. Kept once piles were made anew.
  private final int[] last = new int[BUCKETS];

  private boolean indexed;

  void clear() {
    end = 0;
    indexed = false;
  }

  /// Takes in the position at the beginning of a turn; whether it was there before.
  boolean enter(MauMau game) {
    if (end == entries.length) {
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
    end += SIZE;
    return false;
  }

  /// More has become known of the position that was taken in last: it is to be taken in again.
  void forgetLast() {
    if (end > 0) {
      end -= SIZE;
      if (indexed) {
        last[bucket(end)] = (int) entries[end + BEFORE];
      }
    }
  }

  /// Seats at which nobody sits hold the same as long as a deal lasts.
  private void write(MauMau game) {
    int due = game.eightActive ? 1 : game.penalty << 1;
    int turn = game.seat | game.order << 2 | due << 18;
    int[] hands = game.hands;
    entries[end + TURN_AND_FITTING] = both(turn, game.fitting);
    entries[end + HANDS] = both(hands[0], hands[1]);
    entries[end + OTHER_HANDS] = both(hands[2], hands[3]);
    entries[end + FRONT_AND_BACK] = both(game.piles.front, game.piles.back);
  }

  private static long both(int first, int second) {
    return (first & 0xffff_ffffL) | (long) second << Integer.SIZE;
  }

  private int front(int at) {
    return (int) entries[at + FRONT_AND_BACK];
  }

  private int back(int at) {
    return (int) (entries[at + FRONT_AND_BACK] >>> Integer.SIZE);
  }

  /// Looks through the turns since a card has moved.
  private int lookBack() {
    long places = entries[end + FRONT_AND_BACK];
    for (int at = end - SIZE; at >= 0 && entries[at + FRONT_AND_BACK] == places; at -= SIZE) {
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
    for (int at = 0; at < end; at += SIZE) {
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
    for (int part = TURN_AND_FITTING; part < FRONT_AND_BACK; part++) {
      hash = 31 * hash + entries[at + part];
    }
    return (int) (hash * 0x9e3779b97f4a7c15L >>> 56);
  }

  /// Whether an entry is the newest one, but for the queue.
  private boolean sameTurn(int at) {
    return entries[at + TURN_AND_FITTING] == entries[end + TURN_AND_FITTING]
        && entries[at + HANDS] == entries[end + HANDS]
        && entries[at + OTHER_HANDS] == entries[end + OTHER_HANDS];
  }

  private boolean sameQueue(Piles piles, int at) {
    return Arrays.equals(piles.queue, front(at), back(at), piles.queue, front(end), back(end));
  }

  void copyFrom(Positions other) {
    if (entries.length < other.end) {
      entries = new long[other.entries.length];
    }
    end = other.end;
    System.arraycopy(other.entries, 0, entries, 0, end);
    indexed = other.indexed;
    if (indexed) {
      System.arraycopy(other.last, 0, last, 0, BUCKETS);
    }
  }
}
