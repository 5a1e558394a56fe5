package umpire.tractor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Strategy;
import umpire.core.match.Table;
import umpire.core.match.Viewer;
import umpire.core.profile.Profile;
import umpire.tractor.TractorEvent;

/// Strategies play whole games from what they may know, and are never refused.
final class WholeGamesTest {

  private static final List<String> NAMES = List.of("Alice", "Bob", "Charles", "David");
  private static final int GAMES = Integer.getInteger("umpire.tractor.games", 500);

  private final CompleteTractor tractor = new CompleteTractor();
  private final Strategy<TractorView, TractorEvent> random = tractor.strategies().get(0);
  private final Strategy<TractorView, TractorEvent> rules = tractor.strategies().get(1);

  @ParameterizedTest
  @ValueSource(strings = {"standard", "classic", "must-play", "friendly", "tournament", "jacks"})
  void strategiesAreNeverRefused(String preset) throws Exception {
    Profile profile = tractor.profiles().preset(preset);
    int finished = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      var teams = seed % 4 == 0 ? List.of(rules, random) : List.of(random, random);
      finished += play(profile, teams, seed).toAct() == Match.OVER ? 1 : 0;
    }
    assertThat(finished).isEqualTo(GAMES);
  }

  @Tag("measure")
  @Test
  void rulesOfThumbBeatChance() throws Exception {
    Profile profile = tractor.profiles().standard();
    int won = 0;
    int games = 100;
    for (int seed = 0; seed < games; seed++) {
      int team = seed % 2;
      var teams = team == 0 ? List.of(rules, random) : List.of(random, rules);
      won += play(profile, teams, 1000 + seed).winner() == team ? 1 : 0;
    }
    assertThat(won).as("games of %d won by rules against random", games).isGreaterThan(90);
  }

  private Match<TractorEvent, TractorView> play(
      Profile profile, List<Strategy<TractorView, TractorEvent>> teams, long seed) {
    var match = tractor.open(profile, NAMES);
    Chance house = Table.stream(seed, 0);
    var chance = new Chance(Chance.mix(seed));
    Tape silent = Tape.silent();
    for (int events = 0; match.toAct() != Match.OVER && events < 200_000; events++) {
      var housed = match.house(house);
      int actor = housed.isPresent() ? Match.HOUSE : match.toAct();
      TractorEvent event =
          housed.orElseGet(
              () -> teams.get(actor % 2).choose(match.view(new Viewer.Player(actor)), chance));
      assertThat(match.check(actor, event)).as("%s", event).isSameAs(Finding.FINE);
      match.play(actor, event, silent);
    }
    return match;
  }
}
