package umpire.tractor.round;

import static umpire.core.kernel.Kernel.NOBODY;

import umpire.tractor.deck.Seating;

/// Who plays with the dealer in a round, as far as everybody knows.
///
/// Of teams it is known before a card is drawn. Where a friend is found it is the dealer alone,
/// until somebody lays the copy of the card that he has named (T51, T52); nobody else knows before
/// then who that will be, and neither does this.
public final class Sides {

  /// No card is named.
  private static final int NONE = -1;

  private static final int EVERY_OTHER = 0b010101;

  private final Seating seating;
  private int dealer;

  /// Who is known to play with the dealer, as a set of bits.
  private int declarers;

  private int card = NONE;
  private int copy;
  private int friend = NOBODY;

  /// Whether nobody can turn out to be a friend any more.
  private boolean settled;

  public Sides(Seating seating) {
    this.seating = seating;
  }

  void begin(int dealingSeat) {
    dealer = dealingSeat;
    card = NONE;
    copy = 0;
    part();
  }

  /// The dealer names the card of a friend.
  ///
  /// @param which 1 for the first copy that is laid, 2 for the second
  void name(int friendsCard, int which) {
    card = friendsCard;
    copy = which;
  }

  /// Whether the copy of the named card that was laid last is the one that counts.
  ///
  /// @param laid how many copies of it have been laid
  boolean isNamed(int laid) {
    return laid == copy && !settled;
  }

  /// A player has laid the card that was named. The dealer himself may: then he plays alone.
  public void join(int seat) {
    friend = seat;
    declarers |= 1 << seat;
    settled = true;
  }

  /// Nobody has laid the card yet, or it was taken back.
  void part() {
    friend = NOBODY;
    settled = !seating.findsFriends();
    declarers = seating.findsFriends() ? 1 << dealer : EVERY_OTHER << (dealer & 1);
  }

  void copyFrom(Sides other) {
    dealer = other.dealer;
    declarers = other.declarers;
    card = other.card;
    copy = other.copy;
    friend = other.friend;
    settled = other.settled;
  }

  // What can be seen.

  /// Whether a player is not known to play with the dealer.
  public boolean defends(int seat) {
    return (declarers >> seat & 1) == 0;
  }

  /// Whether two players are on the same side, as far as everybody knows.
  public boolean areTogether(int seat, int other) {
    return (with(seat) >> other & 1) != 0;
  }

  /// All who are on the side of a player, as far as everybody knows, as a set of bits.
  public int with(int seat) {
    return defends(seat) ? ~declarers : declarers;
  }

  /// Whether nobody can turn out to be a friend any more.
  public boolean areSettled() {
    return settled;
  }

  /// Whether nobody was found to play with the dealer.
  public boolean isAlone() {
    return declarers == 1 << dealer;
  }

  /// Whether the dealer has named a card.
  public boolean hasNamed() {
    return card != NONE;
  }

  /// The card that was named, if one was.
  public int card() {
    return card;
  }

  /// Which copy of it counts: the first that is laid, or the second.
  public int copy() {
    return copy;
  }

  /// Who laid it: the friend, the dealer if it was himself, or nobody yet.
  public int friend() {
    return friend;
  }

  /// The dealer of the round.
  int dealer() {
    return dealer;
  }

  /// The first after the dealer who plays with him, himself at last; or who plays against him.
  int next(boolean declaring) {
    int seat = seating.next(dealer);
    while (defends(seat) == declaring) {
      seat = seating.next(seat);
    }
    return seat;
  }
}
