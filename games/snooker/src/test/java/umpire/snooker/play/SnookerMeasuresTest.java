package umpire.snooker.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.arena.Arena;
import umpire.core.arena.RowLayout;
import umpire.core.kernel.Strategy;
import umpire.core.profile.Profile;
import umpire.core.record.Transcript;
import umpire.core.session.GameRecorder;
import umpire.snooker.MatchTable;
import umpire.snooker.SnookerGame;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.words.Verb;

/// Tests that the measures of simulated matches agree with the events in them.
final class SnookerMeasuresTest {

  private static final int MATCHES = 30;

  private int[] row = new int[0];
  private List<String> columns = List.of();

  private int measure(String id) {
    return row[columns.indexOf(id)];
  }

  /// In a single frame that is played out, all points come from pots and fouls.
  @ParameterizedTest
  @ValueSource(strings = {"rules", "random"})
  void pointsOfAFrameAddUp(String strategy) {
    Profile profile = MatchTable.of("classic", "").profile;
    Arena arena = arena(profile, strategy);
    for (int seed = 0; seed < MATCHES; seed++) {
      arena.play(seed, row);
      assertThat(measure("pot_points") + measure("foul_points"))
          .as("seed %d", seed)
          .isEqualTo(measure("side1_points") + measure("side2_points"));
      assertThat(measure("frames")).isOne();
    }
  }

  /// Records the measured matches a second time, and counts their events one by one.
  @ParameterizedTest
  @ValueSource(strings = {"rules", "random"})
  void measuresAreWhatTheRecordShows(String strategy) {
    Profile profile = MatchTable.GAME.profiles().standard();
    Arena arena = arena(profile, strategy);
    var recorder =
        new GameRecorder<>(
            new SnookerGame(), MatchTable.GAME, profile, MatchTable.NAMES, seats(strategy));
    for (int seed = 0; seed < MATCHES; seed++) {
      arena.play(seed, row);
      var count = new Count();
      recorder.play(seed).events().forEach(count::take);
      assertThat(measure("strokes")).isEqualTo(count.shots);
      assertThat(measure("misses")).isEqualTo(count.misses);
      assertThat(measure("free_balls")).isEqualTo(count.freeBalls);
      assertThat(measure("concessions")).isEqualTo(count.concessions);
      assertThat(measure("frames"))
          .as("the lot racks the first, and a match taken away leaves its last unfinished")
          .isEqualTo(count.racks + 1 - count.matchesAwarded);
      assertThat(measure("scoring_strokes") + measure("fouls"))
          .isLessThanOrEqualTo(count.shots + count.fouls);
      assertThat(measure("foul_points")).isBetween(4 * measure("fouls"), 7 * measure("fouls"));
    }
  }

  private Arena arena(Profile profile, String strategy) {
    RowLayout layout = MatchTable.GAME.rowLayout(profile, 2);
    row = new int[layout.size()];
    columns = layout.columns();
    return MatchTable.GAME.arena(profile, seats(strategy));
  }

  private static List<Strategy<SnookerMatch>> seats(String strategy) {
    return List.of(MatchTable.strategy(strategy), MatchTable.strategy(strategy));
  }

  /// Counts the events of a record.
  private static final class Count {
    private int shots;
    private int fouls;
    private int misses;
    private int freeBalls;
    private int racks;
    private int concessions;
    private int matchesAwarded;

    void take(Transcript.EventLine line) {
      switch (Verb.of(line.event())) {
        case STROKE -> shots++;
        case FOUL -> fouls++;
        case MISS -> misses++;
        case FREE_BALL -> freeBalls++;
        case RACK -> racks++;
        case CONCEDE -> concessions++;
        case AWARD_MATCH -> matchesAwarded++;
        default -> {
          // Not measured
        }
      }
    }
  }
}
