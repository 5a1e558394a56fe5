package umpire.tractor.round;

import static umpire.core.kernel.Kernel.NOBODY;

import umpire.tractor.deck.Seating;

/// The sides in a round, as publicly known.
///
/// Teams are known before a card is drawn. Where a friend is found, the dealer is alone until a
/// player lays the named copy of the card (T51, T52); until then no other player knows the friend,
/// and neither does this class.
public final class Sides {

  /// The named card while none has been named.
  private static final int NONE = -1;

  private static final int EVERY_OTHER = 0b010101;

  private final Seating seating;
  private int dealer;

  /// The players known to be on the dealer's side, as a set of bits.
  private int declarers;

  private int card = NONE;
  private int copy;
  private int friend = NOBODY;

  /// Whether the sides are final: no further friend can turn up.
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

  /// Names the card of the dealer's friend.
  ///
  /// @param which 1 for the first copy that is laid, 2 for the second
  void name(int friendsCard, int which) {
    card = friendsCard;
    copy = which;
  }

  /// Whether the copy of the named card laid last is the one that counts.
  ///
  /// @param laid the number of copies of it that have been laid
  boolean isNamed(int laid) {
    return laid == copy && !settled;
  }

  /// A player has laid the named card. It may be the dealer, who then plays alone.
  public void join(int seat) {
    friend = seat;
    declarers |= 1 << seat;
    settled = true;
  }

  /// Resets the sides, before the named card is laid or after it was taken back.
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

  // Queries.

  /// Whether a player is not known to be on the dealer's side.
  public boolean defends(int seat) {
    return (declarers >> seat & 1) == 0;
  }

  /// Whether two players are on one side, as publicly known.
  public boolean areTogether(int seat, int other) {
    return (with(seat) >> other & 1) != 0;
  }

  /// All players on the side of a player, as publicly known, as a set of bits.
  public int with(int seat) {
    return defends(seat) ? ~declarers : declarers;
  }

  /// Whether the sides are final: no further friend can turn up.
  public boolean areSettled() {
    return settled;
  }

  /// Whether no friend of the dealer has been found.
  public boolean isAlone() {
    return declarers == 1 << dealer;
  }

  /// Whether the dealer has named a card.
  public boolean hasNamed() {
    return card != NONE;
  }

  /// The named card, or -1 if there is none.
  public int card() {
    return card;
  }

  /// The copy of the named card that counts: 1 for the first laid, 2 for the second.
  public int copy() {
    return copy;
  }

  /// The player who laid the named card: the friend, possibly the dealer, or
  /// [umpire.core.kernel.Kernel#NOBODY] so far.
  public int friend() {
    return friend;
  }

  /// The dealer of the round.
  int dealer() {
    return dealer;
  }

  /// The first player after the dealer on the declarers' side (the dealer last of all), or on the
  /// defenders' side.
  int next(boolean declaring) {
    int seat = seating.next(dealer);
    while (defends(seat) == declaring) {
      seat = seating.next(seat);
    }
    return seat;
  }
}
