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

  // The parts of an entry.
  private static final int TURN = 0;
  private static final int ORDER = 1;
  private static final int FITTING = 2;
  private static final int HANDS = 3;
  private static final int FRONT = HANDS + MauMau.MOST_PLAYERS;
  private static final int BACK = FRONT + 1;
  private static final int BEFORE = BACK + 1;
  private static final int SIZE = BEFORE + 1;

  private static final int NONE = -1;

  private int[] entries = new int[64 * SIZE];
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
        last[bucket(end)] = entries[end + BEFORE];
      }
    }
  }

  private void write(MauMau game) {
    int[] into = entries;
    int due = game.eightActive ? 1 : game.penalty << 1;
    into[end + TURN] = game.seat | (game.unsaid.forgetter() + 1) << 4 | due << 8;
    into[end + ORDER] = game.order;
    into[end + FITTING] = game.fitting;
    into[end + HANDS] = game.hands[0];
    into[end + HANDS + 1] = game.hands[1];
    into[end + HANDS + 2] = game.players > 2 ? game.hands[2] : 0;
    into[end + HANDS + 3] = game.players > 3 ? game.hands[3] : 0;
    into[end + HANDS + 4] = game.players > 4 ? game.hands[4] : 0;
    into[end + FRONT] = game.piles.front;
    into[end + BACK] = game.piles.back;
  }

  /// Looks through the turns since a card has moved.
  private int lookBack() {
    int back = entries[end + BACK];
    int front = entries[end + FRONT];
    for (int at = end - SIZE; at >= 0; at -= SIZE) {
      if (entries[at + BACK] != back || entries[at + FRONT] != front) {
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
    for (int at = last[bucket(end)]; at != NONE; at = entries[at + BEFORE]) {
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
    int hash = 0;
    for (int part = TURN; part < FRONT; part++) {
      hash = 31 * hash + entries[at + part];
    }
    return (hash * 0x9e3779b9) >>> 24;
  }

  /// Whether an entry is the newest one, but for the queue.
  private boolean sameTurn(int at) {
    return Arrays.equals(entries, at, at + FRONT, entries, end, end + FRONT);
  }

  private boolean sameQueue(Piles piles, int at) {
    return Arrays.equals(
        piles.queue,
        entries[at + FRONT],
        entries[at + BACK],
        piles.queue,
        entries[end + FRONT],
        entries[end + BACK]);
  }

  void copyFrom(Positions other) {
    if (entries.length < other.end) {
      entries = new int[other.entries.length];
    }
    end = other.end;
    System.arraycopy(other.entries, 0, entries, 0, end);
    indexed = other.indexed;
    if (indexed) {
      System.arraycopy(other.last, 0, last, 0, BUCKETS);
    }
  }
}
