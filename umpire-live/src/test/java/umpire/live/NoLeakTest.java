package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.SeededRandom;
import umpire.core.match.Viewer;
import umpire.live.draft.Advice;
import umpire.live.draft.CommandHandler;
import umpire.live.draft.Draft;
import umpire.live.log.Entry;
import umpire.live.log.MemoryLog;
import umpire.live.log.StoredTable;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.message.Problem;
import umpire.live.seat.Settings;
import umpire.live.show.UpdateJson;
import umpire.live.state.TableState;

/// Two tables that differ only in what a viewer cannot know show that viewer equal bytes: views,
/// entries, refusals and reasons.
final class NoLeakTest {

  private static final Instant NOON = Instant.parse("2026-11-17T12:00:00Z");

  /// Returns positions of a game between strategies.
  private static List<TableState> positions(String game, int seats) throws Exception {
    String settings =
        "{\"game\":\"%s\",\"seats\":[%s]}"
            .formatted(game, "{\"kind\":\"bot\"},".repeat(seats).replaceAll(",$", ""));
    var log = new MemoryLog();
    try (var company = new Company(log, new VirtualTime(), settings)) {
      for (int i = 0; i < 120; i++) {
        company.pass(java.time.Duration.ofMillis(600));
      }
      StoredTable stored = log.load(company.table().id()).orElseThrow();
      var table = new TableState("table", Settings.read(stored.entries().getFirst().body()));
      var positions = new ArrayList<TableState>();
      for (Entry entry : stored.entries()) {
        table.take(entry, List.of());
        if (table.gameIfBegun().isPresent() && table.isPlaying() && entry.seq() % 3 == 0) {
          positions.add(table.fork());
        }
      }
      return positions;
    }
  }

  private static String shown(TableState table, Viewer viewer) {
    List<Boolean> here = java.util.Collections.nCopies(table.seats(), true);
    return new UpdateJson(table, here, NOON).of(viewer, table.seq(), List.of()).text();
  }

  @ParameterizedTest
  @CsvSource({"maumau,3", "cribbage,3", "tractor,4"})
  void nobodyIsShownWhatTheyCannotKnow(String game, int seats) throws Exception {
    int planted = 0;
    var positions = new ArrayList<TableState>();
    while (positions.size() <= 20) { // the game may end soon
      positions.addAll(positions(game, seats));
    }
    for (int i = 0; i < positions.size(); i++) {
      TableState table = positions.get(i);
      for (int seat = -1; seat < seats; seat++) {
        Viewer viewer = seat < 0 ? new Viewer.Spectator() : new Viewer.Player(seat);
        TableState other = table.redeal(viewer, new SeededRandom(i));
        assertEquals(shown(table, viewer), shown(other, viewer));
        planted +=
            shown(table, new Viewer.Arbiter()).equals(shown(other, new Viewer.Arbiter())) ? 0 : 1;
        if (seat >= 0) {
          answersAreTheSame(table, other, seat);
        }
      }
    }
    assertTrue(planted > positions.size(), "a view of everything would not be found");
  }

  /// Compares the answers and updates of a seat for events in both worlds.
  private static void answersAreTheSame(TableState table, TableState other, int seat) {
    List<String> words = new ArrayList<>(table.game().legal(seat));
    words.addAll(List.of("go", "pass", "draw", "lay 5H", "lay H7", "nonsense", "lay ?"));
    for (String each : words) {
      assertEquals(tried(table, seat, each), tried(other, seat, each));
      assertEquals(
          new Advice(table.fork(), seat).why(each, Optional.empty()),
          new Advice(other.fork(), seat).why(each, Optional.empty()));
    }
  }

  /// Returns the answer to a move and the entries that the seat is shown, except events of the
  /// house.
  private static String tried(TableState table, int seat, String words) {
    var listener = new Viewer.Player(seat);
    var draft = new Draft(table.fork(), NOON, List.of(listener));
    var move = new Command.Move("k", table.questions().of(seat), words, Optional.empty());
    Optional<Answer> refused = new CommandHandler(draft, seat).carryOut(move);
    if (refused.isPresent()) {
      return refused.get() instanceof Answer.Refused(Problem problem)
          ? problem.json().toString()
          : refused.get().toString();
    }
    return draft.messages(0).getFirst().toString();
  }
}
