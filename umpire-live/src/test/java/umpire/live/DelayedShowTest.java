package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import umpire.core.match.Viewer;
import umpire.live.log.Entry;
import umpire.live.log.MemoryLog;
import umpire.live.message.Subscription;
import umpire.live.message.Update;

/// Delayed spectators are shown every entry once, in order and in time, and pending entries take no
/// memory.
final class DelayedShowTest {

  private static final int DELAY = 3_600;

  /// One alarm of the table, one for delayed spectators, one for unloading idle tables.
  private static final int MAX_ALARMS = 3;

  private static final String BOTS =
      """
      {"game":"cribbage","switches":{"games":"9"},"seats":[{"kind":"bot"},{"kind":"bot"}],
       "options":{"watch":"delayed","delay":%d,"pace":600}}
      """
          .formatted(DELAY);

  private static final String PEOPLE =
      """
      {"game":"cribbage","seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"}],
       "options":{"watch":"delayed","delay":%d,"move":7200}}
      """
          .formatted(DELAY);

  private static Subscription look(Company company, Optional<Long> since) {
    return Company.known(company.table().subscribe(new Viewer.Spectator(), since));
  }

  private static List<JsonObject> taken(Subscription subscription) throws InterruptedException {
    var taken = new ArrayList<JsonObject>();
    for (Optional<Update> update = subscription.take(Duration.ZERO);
        update.isPresent();
        update = subscription.take(Duration.ZERO)) {
      taken.add(JsonParser.parseString(update.get().text()).getAsJsonObject());
    }
    return taken;
  }

  private static List<Long> told(List<JsonObject> updates) {
    var told = new ArrayList<Long>();
    for (JsonObject update : updates) {
      for (JsonElement each : update.getAsJsonArray("told")) {
        told.add(each.getAsJsonObject().get("seq").getAsLong());
      }
    }
    return told;
  }

  private static List<Entry> entries(Company company) throws Exception {
    return company.log.load(company.table().id()).orElseThrow().entries();
  }

  private static List<Long> upTo(long last) {
    return LongStream.rangeClosed(1, last).boxed().toList();
  }

  @Test
  void whatIsStillToBeToldTakesNoMemory() throws Exception {
    try (var company = new Company(new MemoryLog(), new VirtualTime(), BOTS)) {
      Subscription watching = look(company, Optional.of(0L));
      for (int i = 0; i < 300; i++) {
        company.pass(Duration.ofMillis(600));
        assertTrue(company.time.alarms() <= MAX_ALARMS, "alarms: " + company.time.alarms());
      }
      assertTrue(entries(company).size() > 300);
      assertEquals(List.of(), told(taken(watching)));
    }
  }

  @Test
  void everythingIsToldOnceAndNothingTooEarly() throws Exception {
    try (var company = new Company(new MemoryLog(), new VirtualTime(), BOTS)) {
      Subscription watching = look(company, Optional.of(0L));
      for (int i = 0; i < 300; i++) {
        company.pass(Duration.ofMillis(600));
      }
      List<Entry> happened = entries(company);
      company.pass(Duration.ofSeconds(DELAY - 300 * 6 / 10 - 1));
      assertEquals(List.of(), told(taken(watching)), "a second too early");
      var told = new ArrayList<Long>();
      while (told.size() < happened.size()) {
        company.pass(Duration.ofMillis(600));
        List<Long> now = told(taken(watching));
        Instant then = company.time.instant().minusSeconds(DELAY);
        for (long seq : now) {
          assertFalse(happened.get((int) seq - 1).at().isAfter(then), "too early: " + seq);
        }
        told.addAll(now);
      }
      assertEquals(upTo(told.size()), told);
    }
  }

  /// Spectators who left and came back have missed more than one update contains.
  @Test
  void whoComesBackReadsOn() throws Exception {
    try (var company = new Company(new MemoryLog(), new VirtualTime(), BOTS)) {
      Subscription first = look(company, Optional.of(0L));
      company.pass(Duration.ofSeconds(1));
      first.close();
      Subscription seat =
          Company.known(company.table().subscribe(new Viewer.Player(0), Optional.empty()));
      company.pass(Duration.ofSeconds(300));
      company.pass(Duration.ofSeconds(DELAY));
      Subscription again = look(company, Optional.of(0L));
      company.settle();
      List<JsonObject> updates = taken(again);
      assertTrue(updates.size() > 1, "pages");
      company.pass(Duration.ofSeconds(10));
      updates.addAll(taken(again));
      List<Long> told = told(updates);
      assertTrue(told.size() > 256);
      assertEquals(upTo(told.size()), told);
      seat.close();
    }
  }

  /// Changes in presence are shown at once, with the clocks as of the delayed time.
  @Test
  void clocksAreShownAsTheyStood() throws Exception {
    try (var company = new Company(new MemoryLog(), new VirtualTime(), PEOPLE)) {
      Subscription watching = look(company, Optional.of(0L));
      assertEquals(List.of(), told(taken(watching)));
      company.pass(Duration.ofSeconds(DELAY + 60));
      assertEquals(60, ran(company.seen(new Viewer.Spectator())), 1);
      assertEquals(0, ran(taken(watching).getLast()), 1);
      Subscription seat =
          Company.known(company.table().subscribe(new Viewer.Player(0), Optional.empty()));
      company.settle();
      JsonObject life = taken(watching).getLast().getAsJsonObject("life");
      JsonObject anna = life.getAsJsonArray("seats").get(0).getAsJsonObject();
      assertTrue(anna.get("here").getAsBoolean());
      seat.close();
    }
  }

  /// Returns for how many seconds Anna's clock has run.
  private static double ran(JsonObject update) {
    return 7200
        - update.getAsJsonObject("clock").getAsJsonObject("moveLeft").get("Anna").getAsDouble();
  }
}
