package umpire.tractor.play;

import umpire.tractor.round.Sides;
import umpire.tractor.table.Tractor;

/// The likely partners of a seat: those publicly known, and before a friend is found, those that
/// its own hand suggests.
public final class Company {

  private Company() {}

  /// Whether a seat considers another to be on its side.
  public static boolean areTogether(Tractor game, int seat, int other) {
    return (of(game, seat) >> other & 1) != 0;
  }

  /// All seats that a seat considers to be on its side, as a set of bits. A dealer who waits for a
  /// friend trusts no other player; a player who holds the named card trusts the dealer, and all
  /// others trust each other.
  static int of(Tractor game, int seat) {
    Sides sides = game.round().sides();
    if (sides.areSettled() || seat == game.dealer()) {
      return sides.with(seat);
    }
    int dealer = 1 << game.dealer();
    return isFriend(game, seat) ? dealer | 1 << seat : ~dealer;
  }

  /// Whether a seat is likely to become the dealer's friend.
  private static boolean isFriend(Tractor game, int seat) {
    Sides sides = game.round().sides();
    return sides.hasNamed() && game.hands().known(seat).has(sides.card());
  }

  /// The suit that a leading dealer watches for their friend, or -1.
  static int waitsIn(Tractor game, int seat) {
    Sides sides = game.round().sides();
    boolean waits = !sides.areSettled() && seat == game.dealer() && sides.hasNamed();
    return waits ? game.play().order().group(sides.card()) : -1;
  }
}
