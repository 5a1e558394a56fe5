package umpire.tractor.play;

import umpire.tractor.deck.Deck;
import umpire.tractor.table.Tractor;

/// The win probability in a match, between two rounds, by the ranks of both teams and the dealing
/// team.
///
/// Both teams are assumed to play equally well, as `rules` does at the standard table. The
/// frequencies with which declarers go up by each number of ranks, or lose the deal, were counted
/// over 13,000 rounds; the table follows by iteration until it converges. Ranks that must be played
/// and other special rules are ignored: one rank more is an advantage there as well.
final class MatchWinProbability {

  /// The frequency with which the declarers go up by 1, 2 and 3 ranks (by index).
  private static final double[] MADE = {0, 0.341, 0.061, 0.007};

  /// The frequency with which the defenders take the deal, and go up by none, 1 and 2 ranks.
  private static final double[] LOST = {0.442, 0.141, 0.008};

  private static final int RANKS = Deck.ACE + 1;
  private static final double CLOSE = 1e-9;
  private static final double[] TABLE = table();

  private MatchWinProbability() {}

  /// The win probability of the team that deals.
  ///
  /// @param own its rank, from 2 to 14
  /// @param others the rank of the other team
  static double ofDealers(int own, int others) {
    return TABLE[own * RANKS + others];
  }

  /// The estimated win probability of one of several players who each have a rank: the player's
  /// share of the squares of all players' progress, with the deal counting as one more rank. Not
  /// based on counts.
  static double ofPlayer(Tractor between, int player, int dealer) {
    int all = 0;
    for (int side = 0; side < between.sides(); side++) {
      all += way(between, side, dealer);
    }
    return (double) way(between, player, dealer) / all;
  }

  private static int way(Tractor between, int side, int dealer) {
    int gone = between.round().rank(side) - 1 + (side == dealer ? 1 : 0);
    return gone * gone;
  }

  private static double[] table() {
    var table = new double[RANKS * RANKS];
    double change = 1;
    while (change > CLOSE) {
      change = 0;
      for (int own = Deck.TWO; own <= Deck.ACE; own++) {
        for (int others = Deck.TWO; others <= Deck.ACE; others++) {
          double chance = nextRound(table, own, others);
          change = Math.max(change, Math.abs(chance - table[own * RANKS + others]));
          table[own * RANKS + others] = chance;
        }
      }
    }
    return table;
  }

  private static double nextRound(double[] table, int own, int others) {
    double chance = 0;
    for (int up = 1; up < MADE.length; up++) {
      int rank = own + up;
      chance += MADE[up] * (rank > Deck.ACE ? 1 : table[rank * RANKS + others]);
    }
    for (int up = 0; up < LOST.length; up++) {
      int rank = others + up;
      chance += LOST[up] * (rank > Deck.ACE ? 0 : 1 - table[rank * RANKS + own]);
    }
    return chance;
  }
}
