package umpire.core.kernel;

import java.util.Arrays;

/// One action of a seat or the table, in plain numbers. Mutable.
///
/// A move is reused, so that a game leaves no garbage: [#set(Enum)] begins a new move, and the
/// other setters fill the parts that its verb has. An [Event] is an immutable copy.
public final class Move implements Parts {

  private static final byte[] NO_ROW = new byte[0];
  private static final int FIRST_ROW = 32;
  private static final int HASH_FACTOR = 31;

  private int verb;
  private int seat;
  private int amount;
  private int unknown;
  private long code;
  private long cards;
  private long twice;
  private byte[] row = NO_ROW;
  private int length;

  /// Begins a new move: every part but the verb becomes 0, and no ordered cards are left.
  public Move set(Enum<?> verb) {
    return set(verb.ordinal());
  }

  /// Begins a new move, with the verb given by its index in its enum.
  public Move set(int verb) {
    this.verb = verb;
    seat = 0;
    amount = 0;
    unknown = 0;
    code = 0;
    cards = 0;
    twice = 0;
    length = 0;
    return this;
  }

  public Move seat(int seat) {
    this.seat = seat;
    return this;
  }

  public Move amount(int amount) {
    this.amount = amount;
    return this;
  }

  public Move unknown(int unknown) {
    this.unknown = unknown;
    return this;
  }

  public Move code(long code) {
    this.code = code;
    return this;
  }

  public Move cards(long cards) {
    this.cards = cards;
    return this;
  }

  public Move twice(long twice) {
    this.twice = twice;
    return this;
  }

  /// Appends a card to the ordered cards; a negative number is an unknown card.
  public Move then(int card) {
    if (length == row.length) {
      row = Arrays.copyOf(row, Math.max(FIRST_ROW, 2 * length));
    }
    row[length++] = (byte) card;
    return this;
  }

  /// Replaces the ordered card at this index; a negative number is an unknown card.
  public void put(int index, int card) {
    row[index] = (byte) card;
  }

  /// Copies all parts of another move, which may be this one.
  public void copyFrom(Move other) {
    verb = other.verb;
    seat = other.seat;
    amount = other.amount;
    unknown = other.unknown;
    code = other.code;
    cards = other.cards;
    twice = other.twice;
    length = other.length;
    if (length > row.length) {
      row = new byte[length];
    }
    if (length > 0) {
      System.arraycopy(other.row, 0, row, 0, length);
    }
  }

  /// Copies all parts of an event.
  public void copyFrom(Event event) {
    copyFrom(event.move());
  }

  @Override
  public int verb() {
    return verb;
  }

  @Override
  public int seat() {
    return seat;
  }

  @Override
  public int amount() {
    return amount;
  }

  @Override
  public int unknown() {
    return unknown;
  }

  @Override
  public long code() {
    return code;
  }

  @Override
  public long cards() {
    return cards;
  }

  @Override
  public long twice() {
    return twice;
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public int card(int index) {
    return row[index];
  }

  /// Whether all parts of both moves are equal.
  public boolean sameAs(Move other) {
    return verb == other.verb
        && seat == other.seat
        && amount == other.amount
        && unknown == other.unknown
        && code == other.code
        && cards == other.cards
        && twice == other.twice
        && Arrays.equals(row, 0, length, other.row, 0, other.length);
  }

  int hash() {
    long hash = verb;
    for (long part : new long[] {seat, amount, unknown, code, cards, twice}) {
      hash = HASH_FACTOR * hash + part;
    }
    for (int place = 0; place < length; place++) {
      hash = HASH_FACTOR * hash + row[place];
    }
    return Long.hashCode(hash);
  }

  @Override
  public String toString() {
    var text = new StringBuilder("verb ").append(verb);
    append(", seat ", seat, text);
    append(", amount ", amount, text);
    append(", unknown ", unknown, text);
    append(", code ", code, text);
    append(", cards ", cards, text);
    append(", twice ", twice, text);
    for (int place = 0; place < length; place++) {
      text.append(place == 0 ? ", in order " : " ").append(row[place]);
    }
    return text.toString();
  }

  private static void append(String what, long part, StringBuilder text) {
    if (part != 0) {
      text.append(what).append(Long.toHexString(part));
    }
  }
}
