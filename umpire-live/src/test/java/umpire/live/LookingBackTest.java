package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.core.match.Viewer;
import umpire.live.log.Entry;
import umpire.live.log.MemoryLog;
import umpire.live.message.Update;
import umpire.live.seat.Settings;
import umpire.live.show.Snapshot;
import umpire.live.show.UpdateJson;
import umpire.live.state.Checkpoints;
import umpire.live.state.TableState;

/// A long game is replayed from checkpoints and shown in pages, with results equal to a complete
/// replay.
final class LookingBackTest {

  private static final String BOTS =
      """
      {"game":"cribbage","switches":{"games":"99"},"seats":[{"kind":"bot"},{"kind":"bot"}]}
      """;
  private static final int LONG = 1_500;

  private final Company company = new Company(new MemoryLog(), new VirtualTime(), BOTS);

  private void grow() {
    while (seq() < LONG) {
      company.pass(Duration.ofSeconds(30));
    }
  }

  private long seq() {
    return company.seen(new Viewer.Spectator()).get("seq").getAsLong();
  }

  private JsonObject since(long since) {
    return JsonParser.parseString(
            Company.known(company.table().now(new Viewer.Spectator(), Optional.of(since))).text())
        .getAsJsonObject();
  }

  /// Returns the table replayed from its first entry, without checkpoints.
  private TableState replayed(int count) throws Exception {
    var stored = company.log.load(company.table().id()).orElseThrow();
    var table = new TableState(company.table().id(), company.table().settings());
    stored.entries().subList(0, count).forEach(entry -> table.take(entry, List.of()));
    return table;
  }

  @Test
  void pagesFollowOnEachOther() {
    grow();
    var told = new ArrayList<Long>();
    JsonObject page = since(0);
    int pages = 0;
    while (true) {
      pages++;
      JsonArray entries = page.getAsJsonArray("told");
      entries.forEach(each -> told.add(each.getAsJsonObject().get("seq").getAsLong()));
      assertTrue(entries.size() <= 256, "a page is short");
      assertEquals(page.get("seq").getAsLong(), told.getLast());
      if (!page.has("more")) {
        break;
      }
      assertTrue(page.get("ask").isJsonNull(), "a question of the past is not asked");
      page = since(told.getLast());
    }
    assertTrue(pages > 4, "the game is long");
    assertEquals(seq(), told.size());
    assertEquals(seq(), told.getLast());
  }

  @Test
  void aStreamTellsPageAfterPage() throws Exception {
    grow();
    var updates = Company.known(company.table().subscribe(new Viewer.Spectator(), Optional.of(0L)));
    long last = 0;
    for (var next = updates.take(Duration.ZERO);
        next.isPresent();
        next = updates.take(Duration.ZERO)) {
      assertTrue(next.get().seq() > last || !next.get().hasEntries());
      last = next.get().seq();
    }
    assertEquals(seq(), last);
  }

  @Test
  void momentsAreAsIfAllWerePlayedAgain() throws Exception {
    grow();
    TableState end = replayed((int) seq());
    for (int event : List.of(1, 2, 127, 128, 129, 130, 600, 1_023, end.events())) {
      Update shown = Company.known(company.table().at(new Viewer.Spectator(), event));
      int entry = (int) end.entryOf(event);
      TableState then = replayed(entry - 1);
      var told = then.take(end.entries().get(entry - 1), List.of(new Viewer.Spectator()));
      Update expected =
          new UpdateJson(then, List.of(false, false), Instant.EPOCH)
              .of(new Viewer.Spectator(), entry - 1, told);
      assertEquals(expected.text(), shown.text(), "event " + event);
    }
  }

  /// Delayed spectators need a replay, which does not run in their own thread.
  @Test
  void aDelayedReadIsFarUntilItIsKept() throws Exception {
    var delayed =
        Settings.read(
            """
            {"game":"cribbage","seats":[{"kind":"bot"},{"kind":"bot"}],
             "options":{"watch":"delayed"}}
            """);
    var shown = new Snapshot(new TableState("x", delayed), List.of(false, false));
    var viewer = new Viewer.Spectator();
    assertTrue(shown.isFar(viewer, -1, Instant.EPOCH));
    assertFalse(shown.isFar(new Viewer.Player(0), -1, Instant.EPOCH));
    shown.since(viewer, -1, Instant.EPOCH);
    assertFalse(shown.isFar(viewer, -1, Instant.EPOCH));
  }

  /// In a game of this length, any moment needs a replay of only a part of it.
  @Test
  void nothingIsFarFromACheckpoint() throws Exception {
    grow();
    TableState table = replayed((int) seq());
    for (long seq = 0; seq <= table.seq(); seq++) {
      assertTrue(table.distance(seq) < 128, "entry " + seq);
      assertEquals(seq - table.distance(seq), table.atOrBefore(seq).seq());
    }
  }

  @Test
  void checkpointsOfAVeryLongGameLieFurtherApart() {
    var checkpoints = Checkpoints.EMPTY;
    var table = new TableState("x", company.table().settings());
    for (long seq = 1; seq <= 20_000; seq++) {
      table.take(
          new Entry(seq, Entry.Kind.PHRASE, 0, "{\"phrase\":\"hello\"}", Instant.EPOCH), List.of());
      if (checkpoints.isDue(seq)) {
        checkpoints = checkpoints.with(table.fork());
      }
    }
    assertTrue(checkpoints.kept().size() <= 64);
    assertEquals(512, checkpoints.every());
    for (long seq = 512; seq <= 20_000; seq += 37) {
      long found = checkpoints.atOrBefore(seq).orElseThrow().seq();
      assertEquals(seq - seq % 512, found);
    }
  }
}
