package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.Chance;
import umpire.core.match.Viewer;
import umpire.live.log.Entry;
import umpire.live.log.MemoryLog;
import umpire.live.log.Stored;
import umpire.live.seat.Settings;

/// Two tables that differ only in what somebody cannot know show them the same, byte by byte:
/// views, what is told, refusals, reasons.
final class NoLeakTest {

  private static final Instant NOON = Instant.parse("2026-11-17T12:00:00Z");

  /// The log of a game between strategies.
  private static List<Life> positions(String game, int seats) throws Exception {
    String settings =
        "{\"game\":\"%s\",\"seats\":[%s]}"
            .formatted(game, "{\"kind\":\"bot\"},".repeat(seats).replaceAll(",$", ""));
    var log = new MemoryLog();
    try (var company = new Company(log, new VirtualTime(), settings)) {
      for (int i = 0; i < 120; i++) {
        company.pass(java.time.Duration.ofMillis(600));
      }
      Stored stored = log.load(company.table().id()).orElseThrow();
      var life = new Life("table", Settings.read(stored.entries().getFirst().body()));
      var positions = new ArrayList<Life>();
      for (Entry entry : stored.entries()) {
        life.take(entry, List.of());
        if (life.course().isPresent() && life.isPlaying() && entry.seq() % 3 == 0) {
          positions.add(life.fork());
        }
      }
      return positions;
    }
  }

  private static String shown(Life life, Viewer viewer) {
    List<Boolean> here = java.util.Collections.nCopies(life.seats(), true);
    return new UpdateSheet(life, here, NOON).of(viewer, life.seq(), List.of()).text();
  }

  @ParameterizedTest
  @CsvSource({"maumau,3", "cribbage,3", "tractor,4"})
  void nobodyIsShownWhatTheyCannotKnow(String game, int seats) throws Exception {
    int planted = 0;
    List<Life> positions = positions(game, seats);
    assertTrue(positions.size() > 20, "too few positions");
    for (int i = 0; i < positions.size(); i++) {
      Life life = positions.get(i);
      for (int seat = -1; seat < seats; seat++) {
        Viewer viewer = seat < 0 ? new Viewer.Spectator() : new Viewer.Player(seat);
        Life other = life.imagined(viewer, new Chance(i));
        assertEquals(shown(life, viewer), shown(other, viewer));
        planted +=
            shown(life, new Viewer.Arbiter()).equals(shown(other, new Viewer.Arbiter())) ? 0 : 1;
        if (seat >= 0) {
          answersAreTheSame(life, other, seat);
        }
      }
    }
    assertTrue(planted > positions.size(), "a view of everything would not be found");
  }

  /// What the seat is answered, and then told, if it does something in both worlds.
  private static void answersAreTheSame(Life life, Life other, int seat) {
    List<String> words = new ArrayList<>(life.game().legal(seat));
    words.addAll(List.of("go", "pass", "draw", "lay 5H", "lay H7", "nonsense", "lay ?"));
    for (String each : words) {
      assertEquals(tried(life, seat, each), tried(other, seat, each));
      assertEquals(
          new Advice(life.fork(), seat).why(each, Optional.empty()),
          new Advice(other.fork(), seat).why(each, Optional.empty()));
    }
  }

  /// The answer to a move, and what the seat is told of it, without what the house brings then.
  private static String tried(Life life, int seat, String words) {
    var listener = new Viewer.Player(seat);
    var draft = new Draft(life.fork(), NOON, List.of(listener));
    var move = new Command.Move("k", life.questions().of(seat), words, Optional.empty());
    Optional<Answer> refused = new Steward(draft, seat).carryOut(move);
    if (refused.isPresent()) {
      return refused.get() instanceof Answer.Refused(Problem problem)
          ? problem.json().toString()
          : refused.get().toString();
    }
    return draft.told(0).getFirst().toString();
  }
}
