package umpire.cribbage.expert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.search.SearchBudget;
import umpire.core.search.StoredNumbers;
import umpire.core.search.WinEstimator;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.play.RulesPlayer;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageSettings;

/// The win probability by score: known figures, fresh games, and the same table from other deals.
final class WinProbabilityTest {

  private static final int GAMES = Integer.getInteger("umpire.cribbage.calibration", 8_000);
  private static final long FRESH = 77;

  private final WinProbability table = WinProbability.stored();

  @Test
  void theFirstDealerIsAheadAsMuchAsIsKnown() {
    assertThat(table.ofDealer(121, 121)).isBetween(0.555, 0.563);
    // 35 to 37 with the second player to deal: the published figure for the dealer is 51 %
    assertThat(table.ofDealer(121 - 35, 121 - 37)).isBetween(0.50, 0.53);
  }

  @Test
  void whoLacksLessHasTheBetterChance() {
    for (int dealer = 1; dealer <= WinProbability.HOLES; dealer++) {
      for (int other = 1; other < WinProbability.HOLES; other++) {
        assertThat(table.ofDealer(dealer, other))
            .as("dealer lacks %d, other %d", dealer, other)
            .isBetween(0.0, table.ofDealer(dealer, other + 1));
        assertThat(table.ofDealer(other, dealer)).isBetween(table.ofDealer(other + 1, dealer), 1.0);
      }
    }
    assertThat(table.ofDealer(0, 7)).isEqualTo(1);
    assertThat(table.ofDealer(7, 0)).isZero();
  }

  @Test
  void freshGamesAreWonAsOftenAsItSays() {
    List<Calibration.Tenth> tenths = Calibration.of(table, RulesPlayer::new, GAMES, FRESH);
    assertThat(tenths).as("tenths, seed %d", FRESH).allMatch(Calibration.Tenth::holds);
    assertThat(tenths).allMatch(tenth -> tenth.positions() > GAMES / 2);
  }

  /// A table that ignores the dealer must fail the calibration.
  @Test
  void aTableThatIsWrongDoesNotHold() {
    var wrong = new double[WinProbability.HOLES + 1][WinProbability.HOLES + 1];
    for (int dealer = 1; dealer <= WinProbability.HOLES; dealer++) {
      for (int other = 1; other <= WinProbability.HOLES; other++) {
        wrong[dealer][other] = 1 - table.ofDealer(other, dealer);
      }
    }
    List<Calibration.Tenth> tenths =
        Calibration.of(new WinProbability(wrong), RulesPlayer::new, GAMES, FRESH);
    assertThat(tenths).anyMatch(tenth -> !tenth.holds());
  }

  /// Fewer and other deals lead to nearly equal probabilities; a written table is read without
  /// change.
  @Test
  void otherDealsLeadToTheSameTable() {
    DealSample sample = DealSample.of(RulesPlayer::new, 60_000, FRESH);
    WinProbability built = WinProbabilityBuilder.from(sample);
    WinProbability read = WinProbability.read(new StoredNumbers("# so\n" + built.text()));
    for (int dealer = 1; dealer <= WinProbability.HOLES; dealer++) {
      for (int other = 1; other <= WinProbability.HOLES; other++) {
        double chance = built.ofDealer(dealer, other);
        assertThat(chance).isCloseTo(table.ofDealer(dealer, other), within(0.012));
        assertThat(read.ofDealer(dealer, other)).isCloseTo(chance, within(0.00006));
      }
    }
  }

  /// Points per deal as they are published: dealer 16.2, the other 10.2.
  @Test
  void dealsBringWhatTheyAreKnownToBring() {
    DealSample sample = DealSample.of(RulesPlayer::new, 20_000, FRESH);
    double dealer = 0;
    double other = 0;
    for (int deal = 0; deal < sample.deals(); deal++) {
      dealer += sample.points(deal, true);
      other += sample.points(deal, false);
      int shown = sample.dealerHand(deal) + sample.crib(deal);
      assertThat(sample.points(deal, true)).isEqualTo(sample.pegged(deal, true) + shown);
    }
    assertThat(dealer / sample.deals()).isCloseTo(16.2, within(0.4));
    assertThat(other / sample.deals()).isCloseTo(10.2, within(0.4));
  }

  @Test
  void itSpeaksOfGamesOfTwo() throws Exception {
    var profiles = CribbageProfiles.PROFILES;
    assertThat(WinProbability.speaksOf(CribbageSettings.of(profiles.standard(), 2))).isTrue();
    assertThat(WinProbability.speaksOf(CribbageSettings.of(profiles.standard(), 3))).isFalse();
    assertThat(WinProbability.speaksOf(CribbageSettings.of(profiles.standard(), 4))).isFalse();
    assertThat(WinProbability.speaksOf(CribbageSettings.of(profiles.preset("classic"), 2)))
        .isFalse();
    var short61 = CribbageSettings.of(profiles.preset("short"), 2);
    assertThat(WinProbability.speaksOf(short61)).isTrue();
    var game = new Cribbage(short61);
    cut(game, 0, 0);
    cut(game, 1, 8);
    assertThat(game.phase()).isEqualTo(Cribbage.Phase.DEAL);
    assertThat(table.beforeDeal(game, game.dealer())).isEqualTo(table.ofDealer(61, 61));
    assertThat(table.beforeDeal(game, 1 - game.dealer())).isEqualTo(1 - table.ofDealer(61, 61));
  }

  /// Before the cut both players have equal chances. A player who cuts an ace deals, unless the
  /// other does so too.
  @Test
  void beforeTheCutBothHaveTheSameChance() {
    var settings = CribbageSettings.of(CribbageProfiles.PROFILES.standard(), 2);
    var game = new Cribbage(settings);
    var estimator =
        new WinEstimator<>(new CribbageSearchModel(settings), game, SearchBudget.toJudge(200));
    estimator.estimate(game, 1);
    assertThat(estimator.chance(0)).isCloseTo(0.5, within(1e-9));
    assertThat(estimator.chance(1)).isCloseTo(0.5, within(1e-9));
    cut(game, 0, 0);
    estimator.estimate(game, 1);
    assertThat(estimator.chance(0)).isBetween(0.55, table.ofDealer(121, 121));
  }

  private static void cut(Cribbage game, int seat, int card) {
    var move = new Move().set(Verb.CUT).seat(seat).cards(1L << card);
    assertThat(Kernel.forbids(game.check(Kernel.HOUSE, move))).isFalse();
    game.play(Kernel.HOUSE, move, RulingLog.none());
  }
}
