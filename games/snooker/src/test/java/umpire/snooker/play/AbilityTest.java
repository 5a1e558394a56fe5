package umpire.snooker.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.Tape;
import umpire.core.kernel.Playing;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.core.match.Cast;
import umpire.core.profile.BadProfile;
import umpire.snooker.match.Contest;
import umpire.snooker.rule.Sides;
import umpire.snooker.text.CompleteSnooker;

/// Abilities behind the names of strategies, and what they are worth.
final class AbilityTest {

  private static final CompleteSnooker GAME = new CompleteSnooker();

  @Test
  void anAbilityStandsBehindTheName() {
    Cast<Contest> cast = GAME.cast();
    assertThat(ability(cast, "rules:club")).isEqualTo("club");
    assertThat(ability(cast, "random:pro")).isEqualTo("pro");
    assertThat(ability(cast, "expert:beginner")).isEqualTo("beginner");
    assertThat(ability(cast, "expert")).isEmpty();
    assertThat(cast.names()).contains("rules[:ABILITY]");
  }

  private static String ability(Cast<Contest> cast, String name) {
    return cast.called(name).map(Strategy::ability).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rules:", "rules:king", "rules:5", "rules:club:pro", "king:pro", ":pro"})
  void nobodyIsCalledSo(String name) {
    assertThat(GAME.cast().called(name)).isEmpty();
    assertThat(GAME.cast().fault(name)).isNotEmpty();
  }

  @Test
  void whereOthersWaitAllAreAlike() {
    assertThat(GAME.cast().inCompany().called("rules")).isPresent();
    assertThat(GAME.cast().inCompany().called("rules:pro")).isEmpty();
  }

  @Test
  void abilitiesAreNamedFromTheLeastToTheGreatest() throws BadProfile {
    assertThat(Ability.names()).containsExactly("beginner", "club", "amateur", "pro");
    for (int i = 1; i < Ability.names().size(); i++) {
      String less = "rules:" + Ability.names().get(i - 1);
      String more = "rules:" + Ability.names().get(i);
      assertThat(wins(more, less, 100)).as("%s against %s", more, less).isGreaterThan(140);
    }
  }

  @Test
  void theExpertBeatsRulesOfTheSameAbility() throws BadProfile {
    assertThat(wins("expert", "rules", 400)).as("of 800").isGreaterThan(430);
    assertThat(wins("rules", "rules", 100)).as("of 200, the same luck").isEqualTo(100);
  }

  /// How many of twice so many matches one wins, in either seat.
  private static int wins(String one, String other, int matches) throws BadProfile {
    int wins = 0;
    for (int seat = 0; seat < Sides.SEATS; seat++) {
      List<String> names = seat == 0 ? List.of(one, other) : List.of(other, one);
      List<Strategy<Contest>> taken =
          names.stream().map(name -> GAME.strategy(name).orElseThrow()).toList();
      Playing<Contest> playing = GAME.playing(GAME.profiles().preset("wpbsa"), taken);
      for (int match = 0; match < matches; match++) {
        int _ = playing.play(Seeds.seedOf(13, match), Tape.silent());
        wins += playing.table().winner() == seat ? 1 : 0;
      }
    }
    return wins;
  }
}
