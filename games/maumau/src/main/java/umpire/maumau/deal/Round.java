package umpire.maumau.deal;

/// Who plays a deal, who of them is still in, and who follows whom.
final class Round {

  /// Who follows whom, four bits a seat, the first seat lowest; but the last seat's are 0.
  private static final int IN_ORDER = 0x765_4321;

  private int seats;

  /// Who was dealt cards, a bit a seat, and how many they are.
  private int seated;

  private int playing;

  /// Who follows whom, as in [#IN_ORDER].
  private int order;

  /// Who is still in, a bit a seat.
  private int in;

  /// Whether the turn goes round against the order of seats.
  private boolean reversed;

  /// Which place everybody got who is out, where the others play on.
  private final int[] places = new int[MauMau.MAX_PLAYERS];

  /// @param who those who have cards, a bit each
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

  /// Works out who follows whom among those who are still in.
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

  /// The turn goes round the other way from now on.
  void reverse() {
    reversed = !reversed;
    closeRanks();
  }

  /// A player is out. Who follows whom changes only when the ranks are closed.
  void leave(int seat) {
    in &= ~(1 << seat);
    places[seat] = playing - stillIn();
  }

  int seats() {
    return seats;
  }

  /// How many were dealt cards.
  int playing() {
    return playing;
  }

  /// How many are still in.
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

  /// Who follows whom, as one number.
  int order() {
    return order;
  }

  /// A player's place at the end of a deal: who still has cards is last.
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
