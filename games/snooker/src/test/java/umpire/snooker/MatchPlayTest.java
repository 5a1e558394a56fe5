package umpire.snooker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.core.Kernel;
import umpire.core.Ruling;
import umpire.core.profile.Preset;

/// Whole matches by strategies, and what holds in all of them.
final class MatchPlayTest {

  private static final int GAMES = 500;

  static Stream<String> presets() {
    return MatchTable.GAME.profiles().presets().stream().map(Preset::name);
  }

  @ParameterizedTest
  @MethodSource("presets")
  void matchesComeToTheirEnd(String preset) {
    for (String strategy : List.of("rules", "random")) {
      for (int seed = 0; seed < GAMES; seed++) {
        MatchTable table = MatchTable.of(preset, "");
        assertThat(table.playOut(strategy, strategy, seed, (_, _) -> assertPossible(table)))
            .as("%s, %s, seed %d ends", preset, strategy, seed)
            .isTrue();
        assertThat(table.match.winner()).isNotEqualTo(Kernel.NOBODY);
      }
    }
  }

  /// Penalties are never below four or above seven, and nobody can reach more than is there.
  private static void assertPossible(MatchTable table) {
    for (Ruling ruling : table.rulings()) {
      if (ruling.rule() == SnookerRule.PENALTY || ruling.rule() == SnookerRule.PENALTY_SEVEN) {
        assertThat(ruling.amount()).isBetween(4, 7);
      }
    }
    Scoreboard board = table.board();
    assertThat(board.reds()).isBetween(0, table.profile.number("reds"));
    for (Scoreboard.Player player : board.players()) {
      assertThat(player.points()).isNotNegative();
      assertThat(player.highestBreak()).isBetween(0, 155);
      assertThat(player.foulsNeeded() > 0).isEqualTo(-player.lead() > player.left());
    }
  }

  @ParameterizedTest
  @MethodSource("presets")
  void aFrameIsTiedOnce(String preset) {
    for (int seed = 0; seed < GAMES; seed++) {
      MatchTable table = MatchTable.of(preset, "");
      int[] ties = {0};
      table.playOut(
          "rules",
          "rules",
          seed,
          (_, event) -> {
            List<String> said = table.said();
            if (said.contains("next-frame") || said.contains("rerack")) {
              ties[0] = 0;
            }
            ties[0] += said.contains("tie") ? 1 : 0;
            assertThat(ties[0]).as("ties in one frame, before %s", event).isLessThan(2);
          });
    }
  }

  @ParameterizedTest
  @MethodSource("presets")
  void ruleOfThumbBeatsChance(String preset) {
    int wins = 0;
    for (int seed = 0; seed < 200; seed++) {
      MatchTable table = MatchTable.of(preset, "");
      boolean first = seed % 2 == 0;
      table.playOut(first ? "rules" : "random", first ? "random" : "rules", seed, (_, _) -> {});
      wins += table.match.winner() == (first ? 0 : 1) ? 1 : 0;
    }
    assertThat(wins).as("wins of 'rules' in 200 matches").isGreaterThan(190);
  }

  /// The plain scorer and the referee count the same, event by event.
  @ParameterizedTest
  @MethodSource("presets")
  void aPlainScorerCountsTheSame(String preset) {
    for (String strategy : List.of("rules", "random")) {
      for (int seed = 1000; seed < 1000 + GAMES; seed++) {
        MatchTable table = MatchTable.of(preset, "");
        var plain = new PlainMatch(MatchTable.NAMES, table.profile);
        String[] last = {"the beginning"};
        String where = "%s, %s, seed %d, after ".formatted(preset, strategy, seed);
        table.playOut(
            strategy,
            strategy,
            seed,
            (actor, event) -> {
              assertSame(table, plain, where + last[0]);
              last[0] = actor + ": " + MatchTable.GAME.notation().write(event, MatchTable.NAMES);
              plain.happens(actor, MatchTable.GAME.notation().write(event, MatchTable.NAMES));
            });
        assertSame(table, plain, where + last[0]);
      }
    }
  }

  private static void assertSame(MatchTable table, PlainMatch plain, String where) {
    Scoreboard board = table.board();
    for (int seat = 0; seat < 2; seat++) {
      Scoreboard.Player player = board.players().get(seat);
      assertThat(plain.points[seat]).as(where + ": points; " + plain).isEqualTo(player.points());
      assertThat(plain.frames[seat]).as(where + ": frames; " + plain).isEqualTo(player.frames());
      assertThat(plain.totals[seat]).as(where + ": totals; " + plain).isEqualTo(player.total());
      assertThat(plain.highest[seat])
          .as(where + ": break; " + plain)
          .isEqualTo(player.highestBreak());
    }
    if (board.toAct() >= 0) {
      assertThat(plain.striker).as(where + ": striker; " + plain).isEqualTo(board.toAct());
      assertThat(plain.reds).as(where + ": reds; " + plain).isEqualTo(board.reds());
      assertThat(plain.colours).as(where + ": colours; " + plain).hasSameSizeAs(board.colours());
      int on = board.on().size() > 1 ? 99 : board.on().getFirst().ordinal();
      assertThat(plain.on).as(where + ": on; " + plain).isEqualTo(on);
    }
  }
}
