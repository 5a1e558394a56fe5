package umpire.cribbage.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.arena.Arena;
import umpire.core.arena.RowLayout;
import umpire.core.kernel.Event;
import umpire.core.kernel.Strategy;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.record.Transcript;
import umpire.core.session.GameRecorder;
import umpire.cribbage.CribbageGame;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.show.PlainShows;

/// Simulated games: their measures are true.
final class CribbageArenaTest {

  private static final CompleteCribbage GAME = Evening.GAME;

  /// The row that a match at a table produces.
  private record Table(Profile profile, int players, RowLayout layout, int[] row) {

    static Table of(Profile profile, int players) {
      RowLayout layout = GAME.rowLayout(profile, players);
      return new Table(profile, players, layout, new int[layout.size()]);
    }

    int measure(String id) {
      return row[layout.columns().indexOf(id)];
    }

    List<Strategy<Cribbage>> company(String strategy) {
      return Collections.nCopies(players, CribbageArenaTest.strategy(strategy));
    }
  }

  private interface Check {
    void on(Table table) throws Exception;
  }

  private static void atEveryTable(Check check) throws Exception {
    for (Preset preset : GAME.profiles().presets()) {
      Profile profile = GAME.profiles().preset(preset.name());
      for (int players = 2; players <= CribbageProfiles.most(profile); players++) {
        check.on(Table.of(profile, players));
      }
    }
  }

  /// Each point is in exactly one kind of scoring.
  @Test
  void pointsByKindAddUp() throws Exception {
    atEveryTable(table -> {
      Arena arena = GAME.arena(table.profile(), table.company("random"));
      for (int seed = 0; seed < 40; seed++) {
        arena.play(seed, table.row());
        int sum = play(table) + table.measure("heels") + show(table) + table.measure("muggins");
        assertThat(sum).as("points by kind").isEqualTo(table.measure("points"));
        if (table.measure("games") <= 1) {
          int pegged = 0;
          for (int side = 0; side < table.layout().sides(); side++) {
            pegged += table.row()[table.layout().score(0, side)];
          }
          assertThat(table.measure("points")).as("points of all sides").isEqualTo(pegged);
        }
      }
    });
  }

  private static int play(Table table) {
    return table.measure("play_fifteens")
        + table.measure("play_thirty_ones")
        + table.measure("play_go")
        + table.measure("play_pairs")
        + table.measure("play_runs")
        + table.measure("play_counts");
  }

  private static int show(Table table) {
    return table.measure("show_fifteens")
        + table.measure("show_pairs")
        + table.measure("show_runs")
        + table.measure("show_flushes")
        + table.measure("show_nobs")
        + table.measure("show_counts");
  }

  /// Counts the games again as records, event by event: cards and deals exactly, and the show by
  /// the plain second implementation, except for the last deal, which the end of the game cuts
  /// short.
  @Test
  void measuresAreWhatTheRecordShows() throws BadProfileException {
    Table table = Table.of(GAME.profiles().standard(), 2);
    for (String strategy : List.of("random", "rules")) {
      List<Strategy<Cribbage>> seats = table.company(strategy);
      Arena arena = GAME.arena(table.profile(), seats);
      var recorder =
          new GameRecorder<>(new CribbageGame(), GAME, table.profile(), List.of("A", "B"), seats);
      for (int seed = 0; seed < 20; seed++) {
        arena.play(seed, table.row());
        var count = new Count();
        recorder.play(seed).events().forEach(count::take);
        assertThat(table.measure("cards")).isEqualTo(count.cards);
        assertThat(table.measure("deals")).isEqualTo(count.deals);
        assertThat(table.measure("heels")).isBetween(count.heels - 2, count.heels);
        assertThat(show(table)).isBetween(count.shown, count.shown + count.due);
      }
    }
  }

  static Strategy<Cribbage> strategy(String name) {
    return GAME.strategy(name).orElseThrow();
  }

  /// Counts the events in a record.
  private static final class Count {
    private final long[] hands = new long[2];
    private long crib;
    private int starter;
    private int cards;
    private int deals;
    private int heels;
    private int shown;

    /// The points of the cards shown next, which count in full unless the game ends with them.
    private int due;

    void take(Transcript.EventLine line) {
      Event event = line.event();
      switch (Verb.of(event)) {
        case DEAL -> {
          hands[event.seat()] = event.cards();
          crib = 0;
          show(0);
        }
        case DISCARD -> {
          hands[line.actor()] &= ~event.cards();
          crib |= event.cards();
        }
        case STARTER -> {
          starter = Verb.card(event);
          deals++;
          heels += starter >> 2 == 10 ? 2 : 0;
          show(
              PlainShows.points(hands[0], starter, false)
                  + PlainShows.points(hands[1], starter, false));
        }
        case LAY -> cards++;
        case CRIB -> show(PlainShows.points(crib, starter, true));
        default -> {
          // no points
        }
      }
    }

    private void show(int next) {
      shown += due;
      due = next;
    }
  }
}
