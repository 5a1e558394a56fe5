package umpire.tractor.play;

import umpire.tractor.round.Sides;
import umpire.tractor.table.Tractor;

/// With whom a seat plays, as far as it knows: what everybody knows; and before a friend is found,
/// what its own hand tells it.
public final class Company {

  private Company() {}

  /// Whether a seat takes another for one of its side.
  public static boolean areTogether(Tractor game, int seat, int other) {
    return (of(game, seat) >> other & 1) != 0;
  }

  /// All whom a seat takes for its side, as a set of bits. A dealer who waits for a friend trusts
  /// nobody; whoever holds the card that was named trusts the dealer, and the others each other.
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

  /// The suit in which a dealer who leads waits for his friend, or -1.
  static int waitsIn(Tractor game, int seat) {
    Sides sides = game.round().sides();
    boolean waits = !sides.areSettled() && seat == game.dealer() && sides.hasNamed();
    return waits ? game.play().order().group(sides.card()) : -1;
  }
}
