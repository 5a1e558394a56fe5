package umpire.maumau.deal;

/// The players of a deal, those still in, and the order of turns.
final class Round {

  /// The next seat for each seat, four bits each, the first seat lowest; the last seat's bits are
  /// 0.
  private static final int IN_ORDER = 0x765_4321;

  private int seats;

  /// The players who were dealt cards, one bit per seat, and their number.
  private int seated;

  private int playing;

  /// The next seat for each seat, packed as in [#IN_ORDER].
  private int order;

  /// The players still in, one bit per seat.
  private int in;

  /// Whether the turn goes round against the order of seats.
  private boolean reversed;

  /// Finishing ranks of players who are out, where the others play on.
  private final int[] places = new int[MauMau.MAX_PLAYERS];

  /// @param who the players that get cards, one bit per seat
  void begin(int numberOfSeats, int who) {
    seats = numberOfSeats;
    seated = in = who;
    playing = Integer.bitCount(who);
    reversed = false;
    if (playing == seats) {
      order = IN_ORDER & ((1 << (4 * (seats - 1))) - 1);
    } else {
      closeRanks();
    }
  }

  /// Updates the order of turns to the players still in.
  void closeRanks() {
    order = 0;
    for (int seat = 0; seat < seats; seat++) {
      int next = seat;
      do {
        next = (next + (reversed ? seats - 1 : 1)) % seats;
      } while (!isIn(next));
      order |= next << (4 * seat);
    }
  }

  /// Reverses the direction of turns.
  void reverse() {
    reversed = !reversed;
    closeRanks();
  }

  /// Takes a player out. The order of turns changes only with [#closeRanks].
  void leave(int seat) {
    in &= ~(1 << seat);
    places[seat] = playing - stillIn();
  }

  int seats() {
    return seats;
  }

  /// The number of players who were dealt cards.
  int playing() {
    return playing;
  }

  /// The number of players still in.
  int stillIn() {
    return Integer.bitCount(in);
  }

  boolean hasCards(int seat) {
    return (seated >> seat & 1) != 0;
  }

  boolean isIn(int seat) {
    return (in >> seat & 1) != 0;
  }

  boolean isReversed() {
    return reversed;
  }

  int next(int seat) {
    return (order >>> (4 * seat)) & 7;
  }

  /// The order of turns, as one number.
  int order() {
    return order;
  }

  /// A player's rank at the end of a deal; a player who still has cards is last.
  int place(int seat) {
    return isIn(seat) ? playing : places[seat];
  }

  void copyFrom(Round other) {
    seats = other.seats;
    seated = other.seated;
    playing = other.playing;
    order = other.order;
    in = other.in;
    reversed = other.reversed;
    System.arraycopy(other.places, 0, places, 0, places.length);
  }
}
