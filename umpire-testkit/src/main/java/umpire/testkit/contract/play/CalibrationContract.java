package umpire.testkit.contract.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.core.RulingLog;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.search.SearchModel;
import umpire.testkit.Calibration;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.Tables;

/// The win chances shown to people come true as often as predicted, at the standard and the classic
/// table of a game.
///
/// A value outside its bounds is measured again on other games, and fails only if it is outside
/// again, on the same side. With true chances a tenth is outside 2.5 errors in one of 80
/// measurements, and twice on one side in one of 13,000. Of the 180 tenths of all games, about one
/// is a false alarm in 70 changes to the games played; until such a change every build plays the
/// same games.
@Contract
@Timeout(value = 60, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
public final class CalibrationContract {

  /// The most games to play, with the strategy `rules`.
  private static final int GAMES = Integer.getInteger("umpire.calibration.games", 650);

  /// The most events to play in games with experts, which take longer.
  private static final int EVENTS = Integer.getInteger("umpire.calibration.events", 25_000);

  /// With fewer games than this, experts are not measured.
  private static final int MIN = 100;

  /// Number of rollouts for each decision of an expert.
  private static final int BUDGET = 40;

  private static final double GAP = 0.005;

  /// A gap of exactly [#GAP] is outside this in one of 20 measurements, and twice in one of 400; a
  /// gap of 0.003, with a standard error of 0.002, twice in one of 60,000.
  private static final double GAP_ERRORS = 1.65;

  private static final double ERRORS = 2.5;
  private static final long SEED = 20_261_118;

  @Test
  public <K extends Kernel<K>> void chancesHoldForRules(Game game, CompleteGame<K> whole) {
    for (Profile profile : profiles(whole)) {
      holds(game, whole, profile, List.of("rules"), GAMES);
    }
  }

  @Test
  <K extends Kernel<K>> void chancesHoldForExperts(Game game, CompleteGame<K> whole) {
    for (Strategy<K> expert : whole.experts()) {
      String name = expert.name() + (expert.budget().isPresent() ? ":" + BUDGET : "");
      for (Profile profile : profiles(whole)) {
        int length = length(whole, profile);
        int games = expert.budget().isPresent() ? Math.min(GAMES, EVENTS / length) : GAMES;
        if (games >= MIN) {
          holds(game, whole, profile, List.of(name), games);
          holds(game, whole, profile, List.of("rules", name), games);
        }
      }
    }
  }

  private static List<Profile> profiles(CompleteGame<?> whole) {
    var profiles = new LinkedHashSet<Profile>();
    List<Preset> presets = whole.profiles().presets();
    for (Preset preset : presets) {
      boolean chosen = preset.equals(presets.getFirst()) || preset.name().equals("classic");
      Profile profile = Tables.profile(whole, preset.name());
      if (chosen && isCalibrated(whole, profile)) {
        profiles.add(profile);
      }
    }
    return List.copyOf(profiles);
  }

  private static <K extends Kernel<K>> boolean isCalibrated(
      CompleteGame<K> whole, Profile profile) {
    int seats = whole.minPlayers(profile);
    return whole.searchModel(profile, seats).isCalibrated(whole.open(profile, seats));
  }

  /// Returns the average number of events in a game.
  private static <K extends Kernel<K>> int length(CompleteGame<K> whole, Profile profile) {
    var loop = whole.gameLoop(profile, Tables.all(whole, "rules", whole.minPlayers(profile)));
    var events = new int[1];
    int games = 8;
    for (int game = 0; game < games; game++) {
      int _ = loop.play(game, RulingLog.none(), (_, _, _) -> events[0]++);
    }
    return events[0] / games;
  }

  private static <K extends Kernel<K>> void holds(
      Game game, CompleteGame<K> whole, Profile profile, List<String> company, int games) {
    var players = new ArrayList<String>();
    for (int seat = 0; seat < whole.minPlayers(profile); seat++) {
      players.add(company.get(seat % company.size()));
    }
    SearchModel<K> model = whole.searchModel(profile, players.size());
    Calibration first = Calibration.of(whole, model, profile, players, games, SEED);
    String table = game.id() + " " + profile.name();
    System.out.println(first.row(table, company));
    List<String> doubts = first.doubts(GAP, GAP_ERRORS, ERRORS);
    if (doubts.isEmpty()) {
      return;
    }
    Calibration again = Calibration.of(whole, model, profile, players, games, ~SEED);
    System.out.println(again.row(table + ", again", company));
    assertThat(again.doubts(GAP, GAP_ERRORS, ERRORS))
        .as("%s, players %s: %s and then %s", table, players, first, again)
        .doesNotContainAnyElementsOf(doubts);
  }
}
