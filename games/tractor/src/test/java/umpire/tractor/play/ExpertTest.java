package umpire.tractor.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.core.search.SearchPlayer;
import umpire.tractor.deck.Deck;
import umpire.tractor.table.Tractor;
import umpire.tractor.text.CompleteTractor;

/// Tests the player that searches, and the value of ranks for it.
class ExpertTest {

  private static final CompleteTractor GAME = new CompleteTractor();
  private static final int RANKS = 1;

  @Test
  void moreRanksAreABetterChance() {
    for (int own = Deck.TWO; own <= Deck.ACE; own++) {
      for (int others = Deck.TWO; others <= Deck.ACE; others++) {
        double chance = MatchWinProbability.ofDealers(own, others);
        assertThat(chance).isBetween(0.0, 1.0);
        if (own < Deck.ACE) {
          assertThat(MatchWinProbability.ofDealers(own + 1, others)).isGreaterThan(chance);
        }
        if (others < Deck.ACE) {
          assertThat(MatchWinProbability.ofDealers(own, others + 1)).isLessThan(chance);
        }
      }
    }
  }

  /// The table describes games between equals: at equal ranks each team wins about half of them,
  /// apart from the value of the deal.
  @Test
  void equalRanksAreAboutAnEqualChance() {
    for (int rank = Deck.TWO; rank < Deck.ACE; rank++) {
      assertThat(MatchWinProbability.ofDealers(rank, rank)).isCloseTo(0.5, within(0.1));
    }
  }

  @Test
  void searchingWinsRanks() {
    Strategy<Tractor> expert = new SearchPlayer<>(new TractorSearchModel(), 40);
    var rules = new RulesPlayer();
    int lead = 0;
    for (int seed = 0; seed < 2; seed++) {
      for (int side = 0; side < 2; side++) {
        List<Strategy<Tractor>> seats =
            side == 0
                ? List.of(expert, rules, expert, rules)
                : List.of(rules, expert, rules, expert);
        var loop = GAME.gameLoop(GAME.profiles().standard(), seats);
        loop.play(Seeds.seedOf(17, seed), RulingLog.none());
        lead += loop.table().tally(RANKS, side) - loop.table().tally(RANKS, 1 - side);
      }
    }
    assertThat(lead).as("ranks ahead after four games").isPositive();
  }
}
