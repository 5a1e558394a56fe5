package umpire.snooker.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.RulingLog;
import umpire.core.kernel.GameLoop;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.core.match.StrategyCatalog;
import umpire.core.profile.BadProfileException;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.rule.Sides;
import umpire.snooker.text.CompleteSnooker;

/// Tests the abilities in the names of strategies, and their effect.
final class AbilityTest {

  private static final CompleteSnooker GAME = new CompleteSnooker();

  @Test
  void anAbilityStandsBehindTheName() {
    StrategyCatalog<SnookerMatch> catalog = GAME.catalog();
    assertThat(ability(catalog, "rules:club")).isEqualTo("club");
    assertThat(ability(catalog, "random:pro")).isEqualTo("pro");
    assertThat(ability(catalog, "expert:beginner")).isEqualTo("beginner");
    assertThat(ability(catalog, "expert")).isEmpty();
    assertThat(catalog.names()).contains("rules[:ABILITY]");
  }

  private static String ability(StrategyCatalog<SnookerMatch> catalog, String name) {
    return catalog.find(name).map(Strategy::ability).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rules:", "rules:king", "rules:5", "rules:club:pro", "king:pro", ":pro"})
  void nobodyIsCalledSo(String name) {
    assertThat(GAME.catalog().find(name)).isEmpty();
    assertThat(GAME.catalog().fault(name)).isNotEmpty();
  }

  @Test
  void whereOthersWaitAllAreAlike() {
    assertThat(GAME.catalog().forLivePlay().find("rules")).isPresent();
    assertThat(GAME.catalog().forLivePlay().find("rules:pro")).isEmpty();
  }

  @Test
  void abilitiesAreNamedFromTheLeastToTheGreatest() throws BadProfileException {
    assertThat(Ability.names()).containsExactly("beginner", "club", "amateur", "pro");
    for (int i = 1; i < Ability.names().size(); i++) {
      String less = "rules:" + Ability.names().get(i - 1);
      String more = "rules:" + Ability.names().get(i);
      assertThat(wins(more, less, 100)).as("%s against %s", more, less).isGreaterThan(140);
    }
  }

  @Test
  void theExpertBeatsRulesOfTheSameAbility() throws BadProfileException {
    assertThat(wins("expert", "rules", 400)).as("of 800").isGreaterThan(430);
    assertThat(wins("rules", "rules", 100)).as("of 200, the same luck").isEqualTo(100);
  }

  /// The number of matches won by `one`, over `matches` in either seat.
  private static int wins(String one, String other, int matches) throws BadProfileException {
    int wins = 0;
    for (int seat = 0; seat < Sides.SEATS; seat++) {
      List<String> names = seat == 0 ? List.of(one, other) : List.of(other, one);
      List<Strategy<SnookerMatch>> taken =
          names.stream().map(name -> GAME.strategy(name).orElseThrow()).toList();
      GameLoop<SnookerMatch> loop = GAME.gameLoop(GAME.profiles().preset("wpbsa"), taken);
      for (int match = 0; match < matches; match++) {
        int _ = loop.play(Seeds.seedOf(13, match), RulingLog.none());
        wins += loop.table().winner() == seat ? 1 : 0;
      }
    }
    return wins;
  }
}
