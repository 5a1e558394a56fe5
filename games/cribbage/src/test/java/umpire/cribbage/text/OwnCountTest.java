package umpire.cribbage.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.kernel.Event;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.profile.Profile;
import umpire.cribbage.event.Events;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.game.Cribbage.Phase;
import umpire.cribbage.show.Show;

/// Where players count for themselves, the output does not count for them: it does not depend on
/// the points to be counted.
final class OwnCountTest {

  private final Set<Phase> seen = EnumSet.noneOf(Phase.class);

  @ParameterizedTest
  @ValueSource(strings = {"acc", "acc-muggins", "pub", "club"})
  void nothingToldCounts(String preset) throws Exception {
    Profile profile = Evening.GAME.profiles().preset(preset);
    for (int players = 2; players <= 4; players++) {
      new Evening(profile, players)
          .play(players, List.of(0, 1), (evening, actor, _) -> nothingCounts(evening, actor));
    }
    assertThat(seen.contains(Phase.COUNT)).isTrue();
    assertThat(seen.contains(Phase.PEG)).isEqualTo(profile.is("pegging", "players"));
    assertThat(seen.contains(Phase.MUGGINS)).isEqualTo(profile.is("counting", "muggins"));
  }

  private void nothingCounts(Evening evening, int actor) {
    Match<Cribbage> match = evening.match;
    Phase phase = match.table().phase();
    String listed =
        switch (phase) {
          case COUNT -> "count 0";
          case PEG -> "peg 0";
          case MUGGINS -> "agree";
          default -> "";
        };
    if (!listed.isEmpty()) {
      seen.add(phase);
      assertThat(match.view(new Viewer.Player(actor)).facts().toString())
          .as("facts of %d", actor)
          .endsWith("\"legal\":[\"%s\"],\"complete\":false}".formatted(listed));
      refusedAlike(match, actor, phase);
    }
  }

  /// Asserts that every count above the limit is refused in equal words.
  private static void refusedAlike(Match<Cribbage> match, int actor, Phase phase) {
    for (int points = Show.MAX_POINTS; points > 0; points--) {
      Event event =
          switch (phase) {
            case COUNT -> Events.points(Verb.COUNT, points);
            case PEG -> Events.points(Verb.PEG, points);
            default -> Events.points(Verb.MUGGINS, points);
          };
      if (match.check(new Viewer.Player(actor), actor, event)
          instanceof Finding.Illegal(_, var notes)) {
        assertThat(notes)
            .as("%s", event)
            .hasSize(1)
            .allMatch(note -> note.text().matches(".* (less|fewer points)"));
        assertThat(notes.getFirst().json().toString()).doesNotContainPattern("[0-9]");
      }
    }
  }
}
