package umpire.cribbage.show;

import java.util.ArrayList;

/// The plain show for cards as numbers.
public final class PlainShows {

  private PlainShows() {}

  /// The points of four cards, as a set of bits, and a starter.
  public static int points(long four, int starter, boolean crib) {
    var names = new ArrayList<String>();
    for (long rest = four; rest != 0; rest &= rest - 1) {
      names.add(name(Long.numberOfTrailingZeros(rest)));
    }
    return PlainShow.points(names, name(starter), crib);
  }

  public static String name(int card) {
    return "" + "A23456789TJQK".charAt(card >> 2) + "CDHS".charAt(card & 3);
  }
}
