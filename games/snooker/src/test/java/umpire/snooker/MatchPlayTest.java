package umpire.snooker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.Ruling;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.profile.Preset;
import umpire.snooker.ball.Ball;
import umpire.snooker.match.Scoreboard;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.text.CompleteSnooker;

/// Plays whole matches by strategies, and checks what must hold in all of them.
final class MatchPlayTest {

  /// The number of games per strategy, over all presets together; a nightly build asks for more.
  private static final int GAMES = Integer.getInteger("umpire.snooker.games", 400);

  static Stream<String> presets() {
    return MatchTable.GAME.profiles().presets().stream().map(Preset::name);
  }

  /// Every match ends, every event is possible, and a plain second scorer agrees on the score.
  @ParameterizedTest
  @MethodSource("presets")
  void matchesArePlayedToTheirEnd(String preset) {
    int games = Math.ceilDiv(GAMES, (int) presets().count());
    for (String strategy : List.of("rules", "random")) {
      for (int seed = 0; seed < games; seed++) {
        play(MatchTable.of(preset, ""), strategy, seed);
      }
    }
  }

  @Test
  void theServiceOffersMatchesBesideThePublishedGame() {
    var service = new SnookerGame();
    assertThat(service.title()).isEqualTo("Snooker");
    assertThat(service.complete()).get().isInstanceOf(CompleteSnooker.class);
  }

  private static void play(MatchTable table, String strategy, int seed) {
    var plain = new PlainMatch(table.names, table.profile);
    var ties = new int[1];
    String[] last = {"the beginning"};
    boolean ended =
        table.playOut(
            strategy,
            strategy,
            seed,
            (actor, event) -> {
              String words = MatchTable.GAME.vocabulary().write(event, table.names);
              assertPossible(table, ties);
              assertSame(table.board(), plain, strategy, seed, last[0]);
              assertSameCalls(table, plain, strategy + ", seed " + seed + ", after " + last[0]);
              last[0] = actor + ": " + words;
              plain.happens(actor, words);
            });
    assertSame(table.board(), plain, strategy, seed, last[0]);
    assertThat(ended).as("%s, seed %d ends", strategy, seed).isTrue();
    assertThat(table.match.winner() == Kernel.NOBODY)
        .as("%s, seed %d is drawn", strategy, seed)
        .isEqualTo(plain.isDrawn());
  }

  /// Penalties are from four to seven, no frame is tied twice, and no break exceeds 155.
  private static void assertPossible(MatchTable table, int[] ties) {
    for (Ruling ruling : table.rulings()) {
      switch ((SnookerRule) ruling.rule()) {
        case PENALTY, PENALTY_SEVEN -> hold(ruling.amount() >= 4 && ruling.amount() <= 7, ruling);
        case NEXT_FRAME -> ties[0] = 0;
        case TIE -> hold(++ties[0] == 1, "tied once");
        case BREAK -> hold(ruling.subject() <= 155, ruling);
        default -> {}
      }
    }
  }

  private static void hold(boolean law, Object what) {
    if (!law) {
      throw new AssertionError(what);
    }
  }

  private static void assertSame(
      Scoreboard board, PlainMatch plain, String strategy, int seed, String after) {
    String plainly = plain.toString() + (board.toAct() >= 0 ? ", " + plain.striker : "");
    String counted = counted(board) + (board.toAct() >= 0 ? ", " + board.toAct() : "");
    if (!plainly.equals(counted)) {
      throw new AssertionError(
          "%s, seed %d, after '%s': plain %s, referee %s"
              .formatted(strategy, seed, after, plainly, counted));
    }
    for (Scoreboard.Player player : board.players()) {
      boolean outOfReach = board.inPlay() && -player.lead() > player.left();
      hold(player.foulsNeeded() > 0 == outOfReach, player);
    }
  }

  /// Covers situations too rare at random: every listed stroke and every foul without one, where a
  /// failure loses the frame and where a ball was nominated, and the miss that may follow.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "A: hit none,* miss full,B: replace,A: hit none,* miss,B: replace",
        "A: pot red,A: hit none nom blue,* miss full,B: replace,A: hit none nom blue,* miss,B: replace",
        "A: hit none,* free ball,B: hit none nom blue,* miss full,A: replace,B: hit none nom blue,"
            + "* miss full deliberate,A: replace"
      })
  void aWarnedPlayerIsJudgedTheSameByBoth(String lines) {
    MatchTable begun = MatchTable.of("wpbsa", "").play("* lot Anna," + lines);
    int striker = begun.board().toAct();
    assertThat(begun.board().lastWarning()).isTrue();
    for (int actor : new int[] {Kernel.HOUSE, striker}) {
      List<Event> events = actor == Kernel.HOUSE ? begun.match.legal(actor) : AnyStroke.of(begun);
      for (Event event : events) {
        MatchTable table = MatchTable.of("wpbsa", "");
        var plain = new PlainMatch(MatchTable.NAMES, table.profile);
        for (String line : ("* lot Anna," + lines).split(",")) {
          play(table, plain, line);
        }
        String words = MatchTable.GAME.vocabulary().write(event, MatchTable.NAMES);
        play(
            table,
            plain,
            (actor == Kernel.HOUSE ? "* " : MatchTable.NAMES.get(actor) + ": ") + words);
        if (table.refusal("* miss").isEmpty()) {
          play(table, plain, "* miss");
        }
      }
    }
  }

  private static void play(MatchTable table, PlainMatch plain, String line) {
    table.play(line);
    int actor = line.startsWith("*") ? Kernel.HOUSE : line.startsWith("A") ? 0 : 1;
    plain.happens(actor, line.substring(line.indexOf(' ') + 1));
    assertSame(table.board(), plain, line, 0, line);
    assertSameCalls(table, plain, line);
  }

  /// The referee and the plain scorer allow the same remarks about the last stroke and about the
  /// next.
  private static void assertSameCalls(MatchTable table, PlainMatch plain, String when) {
    boolean calledToTheTable = table.board().inPlay() && table.board().toAct() >= 0;
    boolean other = List.of("choice-due", "blue-only").contains(table.refusal("* miss"));
    if (!calledToTheTable || other) {
      return;
    }
    String striker = table.names.get(table.board().toAct());
    same(table.refusal("* miss"), plain.missRefusal(false), when + ": miss");
    same(table.refusal("* miss deliberate"), plain.missRefusal(true), when + ": deliberate");
    same(
        table.refusal(striker + ": hit black foul behind"),
        plain.behindBlackRefusal(),
        when + ": behind");
  }

  private static void same(String referee, String plainly, String what) {
    hold(referee.equals(plainly), what + ": plain '" + plainly + "', referee '" + referee + "'");
  }

  /// The score in the format of the plain scorer.
  private static String counted(Scoreboard board) {
    var first = board.players().get(0);
    var second = board.players().get(1);
    String table =
        ", reds %d, colours %s, on %d"
            .formatted(
                board.reds(),
                board.colours().stream().map(Ball::ordinal).toList(),
                board.on().size() > 1 ? PlainMatch.ANY : value(board.on()));
    return String.format(
        Locale.ROOT,
        "points [%d, %d], frames [%d, %d], totals [%d, %d], highest [%d, %d]%s",
        first.points(),
        second.points(),
        first.frames(),
        second.frames(),
        first.total(),
        second.total(),
        first.highestBreak(),
        second.highestBreak(),
        board.inPlay() ? table : "");
  }

  private static int value(List<Ball> on) {
    return on.isEmpty() ? 0 : on.getFirst().ordinal();
  }

  @Tag("measure")
  @ParameterizedTest
  @MethodSource("presets")
  void rulesOfThumbBeatChance(String preset) {
    int wins = 0;
    for (int seed = 0; seed < 200; seed++) {
      MatchTable table = MatchTable.of(preset, "");
      boolean first = seed % 2 == 0;
      table.playOut(first ? "rules" : "random", first ? "random" : "rules", seed, (_, _) -> {});
      wins += table.match.winner() == (first ? 0 : 1) ? 1 : 0;
    }
    assertThat(wins).as("wins of 'rules' in 200 matches").isGreaterThan(190);
  }
}
