package umpire.cribbage.expert;

import umpire.core.search.StoredNumbers;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.rules.CribbageSettings;

/// The win probability in a game of two by the number of points both lack, before the cards are
/// dealt.
///
/// It holds for two equal players. A game to 61 is the last half of one to 121: only the missing
/// points count.
public final class WinProbability {

  /// The most points that a player can lack: a whole game of 121.
  public static final int HOLES = 121;

  private static final double UNIT = 10_000;

  /// Indexed by the points that the dealer lacks, then those that the other lacks.
  private final float[] ofDealer = new float[(HOLES + 1) * (HOLES + 1)];

  /// @param chance the dealer's win probability, by the points that the dealer lacks and those that
  ///   the other lacks, both from 1
  WinProbability(double[][] chance) {
    for (int dealer = 1; dealer <= HOLES; dealer++) {
      for (int other = 1; other <= HOLES; other++) {
        ofDealer[place(dealer, other)] = (float) chance[dealer][other];
      }
    }
  }

  /// The table that comes with the program, computed from deals by `rules`.
  public static WinProbability stored() {
    return Holder.TABLE;
  }

  private static final class Holder {
    static final WinProbability TABLE =
        read(
            StoredNumbers.read(
                "chance-to-win.txt",
                WinProbability.class.getResourceAsStream("chance-to-win.txt")));
  }

  static WinProbability read(StoredNumbers numbers) {
    var chance = new double[HOLES + 1][HOLES + 1];
    for (int dealer = 1; dealer <= HOLES; dealer++) {
      for (int other = 1; other <= HOLES; other++) {
        chance[dealer][other] = numbers.next() / UNIT;
      }
    }
    return new WinProbability(chance);
  }

  /// The table as it is stored: a line for each number of points that the dealer lacks, from 1 on.
  public String text() {
    var text = new StringBuilder();
    for (int dealer = 1; dealer <= HOLES; dealer++) {
      for (int other = 1; other <= HOLES; other++) {
        text.append(other == 1 ? "" : " ");
        text.append(Math.round(ofDealer[place(dealer, other)] * UNIT));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static int place(int dealerLacks, int otherLacks) {
    return dealerLacks * (HOLES + 1) + otherLacks;
  }

  /// Whether the table covers games by these rules: two players with six cards each, on a board of
  /// no more than 121 holes. Otherwise only points are available.
  public static boolean speaksOf(CribbageSettings settings) {
    return settings.sixCards() && settings.lastHole() <= HOLES;
  }

  /// The dealer's win probability before a deal, by the points both lack. A player who lacks none
  /// has won.
  public double ofDealer(int dealerLacks, int otherLacks) {
    if (dealerLacks <= 0 || otherLacks <= 0) {
      return dealerLacks <= 0 ? 1 : 0;
    }
    return ofDealer[place(dealerLacks, otherLacks)];
  }

  /// A seat's win probability in the current game, if the deal is next; before the cut for deal,
  /// the mean over both dealers.
  public double beforeDeal(Cribbage table, int seat) {
    if (table.phase() == Cribbage.Phase.CUT) {
      return (ifDealt(table, seat, seat) + ifDealt(table, seat, 1 - seat)) / 2;
    }
    return ifDealt(table, seat, table.dealer());
  }

  private double ifDealt(Cribbage table, int seat, int dealer) {
    int last = table.settings().lastHole();
    double chance = ofDealer(last - table.tally(0, dealer), last - table.tally(0, 1 - dealer));
    return seat == dealer ? chance : 1 - chance;
  }
}
