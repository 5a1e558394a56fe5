package umpire.tractor.deck;

/// The number of players at a table, the deal of two decks to them, and their sides.
///
/// An even number of players form two teams, with every other seat in one, and a team has the
/// number of its first seat. An odd number of players find friends in each round, and each player
/// has their own rank.
///
/// @param seats the number of players
/// @param hand the number of cards each draws
/// @param kitty the number of cards left
public record Seating(int seats, int hand, int kitty) {

  /// The maximum number of players at any table.
  public static final int MAX = 6;

  /// The seating of the published problem.
  public static final Seating FOUR = new Seating(4, Deck.HAND, 8);

  public static final Seating FIVE = new Seating(5, 20, 8);
  public static final Seating SIX = new Seating(6, 16, 12);

  /// Whether this is the number of a player.
  public boolean has(int seat) {
    return seat >= 0 && seat < seats;
  }

  /// The next player in the order of play.
  public int next(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  /// The player this many seats further in the order of play.
  public int after(int seat, int places) {
    return (seat + places) % seats;
  }

  /// The number of players between one and another, in the order of play.
  public int between(int seat, int other) {
    return other - seat - 1 + (other > seat ? 0 : seats);
  }

  /// Whether the dealer finds a friend in every round, and there are no teams.
  public boolean findsFriends() {
    return (seats & 1) != 0;
  }

  /// The number of ranks kept, one per side.
  public int sides() {
    return findsFriends() ? seats : 2;
  }

  /// The side whose rank a player has: their team, or themselves.
  public int side(int seat) {
    return findsFriends() ? seat : seat & 1;
  }
}
