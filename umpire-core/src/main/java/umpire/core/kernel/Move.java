package umpire.core.kernel;

import java.util.Arrays;

/// One thing that somebody does, in plain numbers.
///
/// It is written over and over, so that a game leaves no garbage: [#set(Enum)] begins a move, and
/// the other setters fill the parts that its verb has. An [Event] is a copy that stays.
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

  /// Begins to write: every part but the verb is 0.
  public Move set(Enum<?> verb) {
    return set(verb.ordinal());
  }

  /// The same by the verb's place in its enum.
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

  /// Puts one more card behind those in order.
  public Move then(int card) {
    if (length == row.length) {
      row = Arrays.copyOf(row, Math.max(FIRST_ROW, 2 * length));
    }
    row[length++] = (byte) card;
    return this;
  }

  /// Puts another card, or an unknown one, in the place of one in order.
  public void put(int place, int card) {
    row[place] = (byte) card;
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
  public int card(int place) {
    return row[place];
  }

  /// Whether both say the same.
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
    tell(", seat ", seat, text);
    tell(", amount ", amount, text);
    tell(", unknown ", unknown, text);
    tell(", code ", code, text);
    tell(", cards ", cards, text);
    tell(", twice ", twice, text);
    for (int place = 0; place < length; place++) {
      text.append(place == 0 ? ", in order " : " ").append(row[place]);
    }
    return text.toString();
  }

  private static void tell(String what, long part, StringBuilder text) {
    if (part != 0) {
      text.append(what).append(Long.toHexString(part));
    }
  }
}
