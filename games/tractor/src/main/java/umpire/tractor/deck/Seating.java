package umpire.tractor.deck;

/// How many sit at a table, how two decks are dealt to them, and who stands by himself.
///
/// An even number of players are two teams, every other seat of one, and a team has the number of
/// its first seat. An odd number find friends round by round, and each has a rank of his own.
///
/// @param seats how many players
/// @param hand how many cards each draws
/// @param kitty how many cards are left
public record Seating(int seats, int hand, int kitty) {

  /// The most players of any table.
  public static final int MAX = 6;

  /// As the published problem has it.
  public static final Seating FOUR = new Seating(4, Deck.HAND, 8);

  public static final Seating FIVE = new Seating(5, 20, 8);
  public static final Seating SIX = new Seating(6, 16, 12);

  /// Whether this is the number of somebody who plays.
  public boolean has(int seat) {
    return seat >= 0 && seat < seats;
  }

  /// Who sits next to a player, in the order of play.
  public int next(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  /// Who sits so many places on.
  public int after(int seat, int places) {
    return (seat + places) % seats;
  }

  /// How many sit between a player and another, in the order of play.
  public int between(int seat, int other) {
    return other - seat - 1 + (other > seat ? 0 : seats);
  }

  /// Whether the dealer finds a friend in every round, and there are no teams.
  public boolean findsFriends() {
    return (seats & 1) != 0;
  }

  /// How many ranks are kept.
  public int sides() {
    return findsFriends() ? seats : 2;
  }

  /// Whose rank a player has: his team's, or his own.
  public int side(int seat) {
    return findsFriends() ? seat : seat & 1;
  }
}
