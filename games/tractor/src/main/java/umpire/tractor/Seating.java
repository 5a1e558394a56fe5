package umpire.tractor;

/// How many sit at a table, and how two decks are dealt to them.
///
/// @param seats how many players
/// @param hand how many cards each draws
/// @param kitty how many cards are left
public record Seating(int seats, int hand, int kitty) {

  /// The most players of any table.
  public static final int MOST = 6;

  /// As the published problem has it.
  public static final Seating FOUR = new Seating(4, 25, 8);

  private static final Seating SIX = new Seating(6, 16, 12);

  /// What is usual for so many players.
  public static Seating of(int seats) {
    return seats == SIX.seats ? SIX : FOUR;
  }

  /// Who sits next to a player, in the order of play.
  public int next(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  /// Who sits so many places on.
  public int after(int seat, int places) {
    return (seat + places) % seats;
  }
}
