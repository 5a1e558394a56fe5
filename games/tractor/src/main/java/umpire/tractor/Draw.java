package umpire.tractor;

import umpire.core.Chance;

/// Cards by chance from those that nobody has been given: they are shuffled, and the first are
/// drawn.
public final class Draw {

  private final Holding stock = new Holding();
  private final int[] shuffled = new int[Deck.COPIES * Deck.KINDS + 1];

  /// Draws so many cards for the table. If some were given that nobody recorded, the stock holds
  /// those as well, and nobody can tell.
  public void from(WholeGame game, int[] cards, int count, Chance chance) {
    if (game.betweenRounds()) {
      stock.fill();
    } else {
      stock.copyFrom(game.hands().stock());
    }
    chance.shuffle(shuffled, spread());
    System.arraycopy(shuffled, 0, cards, 0, count);
  }

  /// Lays out the stock from the lowest card to the highest, and returns how many cards it has.
  private int spread() {
    int size = 0;
    for (long kinds = stock.cards(); kinds != 0; kinds &= kinds - 1) {
      int card = Long.numberOfTrailingZeros(kinds);
      shuffled[size] = shuffled[size + 1] = card; // a single one is overwritten by the next
      size += 1 + (int) (stock.pairs() >>> card & 1);
    }
    return size;
  }
}
