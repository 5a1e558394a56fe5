package umpire.maumau.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Strategy;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.search.SearchBudget;
import umpire.core.search.SearchModel;
import umpire.core.search.StoredNumbers;
import umpire.core.search.WinEstimator;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.rule.MauMauSettings;
import umpire.maumau.rule.Scoring;
import umpire.maumau.text.CompleteMauMau;
import umpire.testkit.Calibration;

/// The worth of points between deals, and the win probabilities shown to a spectator.
final class MatchWinProbabilityTest {

  private static final long FRESH = 77;

  private static Profile preset(String name) {
    try {
      return MauMauProfiles.ALL.preset(name);
    } catch (BadProfileException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /// Fits the table again. The file's heading gives the numbers of deals and matches it was fitted
  /// with; fewer and other matches must yield nearly equal slopes.
  @Test
  void otherMatchesLeadToTheSameSlopes() throws IOException {
    var usual = new UsualDeal(new StoredNumbers(stored()));
    var fitting = new MatchFitting(0, 3_000, FRESH);
    for (var ending : List.of(MatchWinProbability.Ending.LIMIT, MatchWinProbability.Ending.DEALS)) {
      for (int players = 2; players <= 3; players++) {
        String row = fitting.row(usual, ending, Scoring.Way.LEFT, players);
        String[] found = row.strip().split(" ");
        int place = MatchWinProbability.place(ending, Scoring.Way.LEFT, players);
        String[] known = lines()[UsualDeal.places() + place].split(" ");
        for (int left = 1; left <= 3; left++) {
          assertThat(Double.parseDouble(found[left]))
              .as("%s, %d players, %d deals left", ending, players, left)
              .isCloseTo(Double.parseDouble(known[left]), within(120.0));
        }
      }
    }
  }

  private static String stored() throws IOException {
    try (InputStream file = MatchWinProbability.class.getResourceAsStream("match-chance.txt")) {
      assertThat(file).isNotNull();
      return new String(file.readAllBytes(), StandardCharsets.US_ASCII);
    }
  }

  private static String[] lines() throws IOException {
    return stored().replaceAll("(?m)^#.*\n", "").split("\n");
  }

  /// Few points are good here: a lead is worth more the nearer the end is, and all probabilities
  /// add up to one.
  @Test
  void aLeadIsWorthMoreNearTheEnd() {
    double before = 0.5;
    for (int behind = 20; behind < 100; behind += 20) {
      var match = new MauMauMatch(MauMauSettings.of(preset("common")), 2);
      assertThat(match.startFrom(0, behind - 20) && match.startFrom(1, behind)).isTrue();
      double chance = MatchWinProbability.stored().of(match, 0);
      assertThat(chance).isBetween(before, 1.0);
      assertThat(chance + MatchWinProbability.stored().of(match, 1)).isCloseTo(1, within(1e-9));
      before = chance;
    }
    assertThat(before).isBetween(0.55, 0.75);
  }

  /// The deck is fixed when a deal begins, but a spectator does not see it.
  @Test
  void theOrderOfTheDeckDoesNotMatter() {
    var whole = new CompleteMauMau();
    Profile classic = preset("classic");
    var loop = whole.gameLoop(classic, List.of(new RulesPlayer(), new RulesPlayer()));
    var estimator =
        new WinEstimator<>(
            new MauMauSearchModel(), whole.open(classic, 2), SearchBudget.toJudge(50));
    var unsure = new int[1];
    int _ =
        loop.play(
            3,
            umpire.core.RulingLog.none(),
            (_, _, _) -> {
              estimator.estimate(loop.table(), 1);
              unsure[0] += estimator.error(0) > 0 ? 1 : 0;
            });
    assertThat(unsure[0]).isGreaterThan(5);
  }

  /// A player who uses `rules` never departs from it, and an expert soon does. Where that would not
  /// affect the probabilities, it is not checked.
  @Test
  void aSpectatorSeesWhoDoesNotGoByRules() {
    assertThat(departing("classic", "rules")).isZero();
    assertThat(departing("classic", "expert:40")).isGreaterThan(7);
    assertThat(departing("common", "expert:40")).isZero();
  }

  /// The number of ten games in which a departure is seen.
  private static int departing(String preset, String player) {
    var whole = new CompleteMauMau();
    Profile profile = preset(preset);
    var seated =
        List.of(whole.strategy(player).orElseThrow(), whole.strategy(player).orElseThrow());
    var loop = whole.gameLoop(profile, seated);
    MauMauMatch before = whole.open(profile, 2);
    var estimator = new WinEstimator<>(new MauMauSearchModel(), before, SearchBudget.toJudge(1));
    int games = 0;
    for (int game = 0; game < 10; game++) {
      estimator.begin();
      before.reset();
      int _ =
          loop.play(
              game,
              umpire.core.RulingLog.none(),
              (actor, move, _) -> {
                estimator.observe(before, actor, move);
                before.copyFrom(loop.table());
              });
      games += estimator.hasDeparted() ? 1 : 0;
    }
    return games;
  }

  /// Probabilities with known errors must fail: all decks open, all players by `rules`, a lead
  /// worth too much.
  @Test
  void chancesThatAreWrongAreFoundOut() {
    Calibration open = calibrated("classic", new Changed(false, 1), "expert:40");
    assertThat(open.doubts(0.005, 2.5, 2.5)).contains("too sure");
    Calibration steep = calibrated("common", new Changed(true, 3), "rules");
    assertThat(steep.doubts(0.005, 2.5, 2.5)).contains("too sure");
  }

  private static Calibration calibrated(String preset, SearchModel<MauMauMatch> model, String who) {
    List<String> players = List.of(who, who);
    return Calibration.of(new CompleteMauMau(), model, preset(preset), players, 400, FRESH);
  }

  /// The search model of the game, optionally with an open deck, or with leads that are worth more.
  private record Changed(boolean hides, double steeper) implements SearchModel<MauMauMatch> {

    private static final MauMauSearchModel TRUE = new MauMauSearchModel();

    @Override
    public Dealer<MauMauMatch> dealer() {
      return TRUE.dealer();
    }

    @Override
    public Strategy<MauMauMatch> playout() {
      return TRUE.playout();
    }

    @Override
    public Strategy<MauMauMatch> typicalPlayer() {
      return hides ? TRUE.typicalPlayer() : TRUE.playout();
    }

    @Override
    public void hideUnseen(MauMauMatch table) {
      if (hides) {
        TRUE.hideUnseen(table);
      }
    }

    @Override
    public boolean isFarEnough(MauMauMatch world) {
      return TRUE.isFarEnough(world);
    }

    @Override
    public double value(MauMauMatch world, int side) {
      double chance = TRUE.value(world, side);
      double odds = Math.pow(chance / (1 - chance), steeper);
      return chance == 1 ? 1 : odds / (1 + odds);
    }
  }
}
