package umpire.core.kernel;

/// One thing that somebody does, in plain numbers: a verb of the game, a number or two, a set of
/// cards (two sets where there are two decks), or cards in their order. What a part means is the
/// game's to say; what a verb does not need is 0.
///
/// It is written over and over, so that a game leaves no garbage. Whoever wants to keep one copies
/// it.
public final class Move {

  /// More than the cards of any deck that is written down in its order.
  private static final int LONGEST_ROW = 128;

  private int verb;
  private int number;
  private int unknown;
  private long cards;
  private long twice;
  private final byte[] row = new byte[LONGEST_ROW];
  private int length;

  /// Begins to write: everything but the verb is 0.
  public Move set(int verb) {
    return set(verb, 0, 0, 0L, 0L);
  }

  public Move set(int verb, int number) {
    return set(verb, number, 0, 0L, 0L);
  }

  /// A move that is all there is of it but cards in their order.
  ///
  /// @param number a seat, a suit, points: what the verb needs
  /// @param unknown how many cards beside the known ones nobody recorded
  /// @param cards a set, or whatever else takes so many bits
  /// @param twice those of the set that are meant twice, or more bits
  public Move set(int verb, int number, int unknown, long cards, long twice) {
    this.verb = verb;
    this.number = number;
    this.unknown = unknown;
    this.cards = cards;
    this.twice = twice;
    length = 0;
    return this;
  }

  /// Puts one more card behind those in order.
  public Move then(int card) {
    row[length++] = (byte) card;
    return this;
  }

  /// Puts another card, or an unknown one, in the place of one in order.
  public void put(int place, int card) {
    row[place] = (byte) card;
  }

  public void copyFrom(Move other) {
    set(other.verb, other.number, other.unknown, other.cards, other.twice);
    length = other.length;
    System.arraycopy(other.row, 0, row, 0, length);
  }

  public int verb() {
    return verb;
  }

  public int number() {
    return number;
  }

  /// How many cards nobody recorded.
  public int unknown() {
    return unknown;
  }

  public long cards() {
    return cards;
  }

  public long twice() {
    return twice;
  }

  /// How many cards stand in order.
  public int length() {
    return length;
  }

  /// The card that stands at this place of those in order.
  public int card(int place) {
    return row[place];
  }

  /// Whether both say the same.
  public boolean sameAs(Move other) {
    boolean same =
        verb == other.verb
            && number == other.number
            && unknown == other.unknown
            && cards == other.cards
            && twice == other.twice
            && length == other.length;
    for (int i = 0; same && i < length; i++) {
      same = row[i] == other.row[i];
    }
    return same;
  }

  @Override
  public String toString() {
    var text = new StringBuilder("verb ").append(verb).append(", ").append(number);
    text.append(", ").append(unknown).append(" unknown, ").append(Long.toHexString(cards));
    text.append('/').append(Long.toHexString(twice));
    for (int i = 0; i < length; i++) {
      text.append(' ').append(row[i]);
    }
    return text.toString();
  }
}
