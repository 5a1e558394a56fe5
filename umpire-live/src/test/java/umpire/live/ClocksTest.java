package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.core.match.Viewer;
import umpire.live.log.MemoryLog;
import umpire.live.message.Answer;
import umpire.live.message.Command;

/// Clocks of a table, in virtual time.
final class ClocksTest {

  private final MemoryLog log = new MemoryLog();
  private final VirtualTime time = new VirtualTime();

  private Company company(String options) {
    return new Company(
        log,
        time,
        """
        {"game":"cribbage","seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"}],
         "options":{%s}}
        """
            .formatted(options));
  }

  private static JsonObject clock(Company company) {
    return company.seen(new Viewer.Spectator()).getAsJsonObject("clock");
  }

  private static String ended(Company company) {
    JsonObject life = company.seen(new Viewer.Spectator()).getAsJsonObject("life");
    return life.get("ended").toString();
  }

  @Test
  void firstTheMoveThenTheReserveThenTheGame() {
    try (Company company = company("\"move\":10,\"reserve\":5")) {
      company.pass(Duration.ofSeconds(12));
      assertEquals(3.0, clock(company).getAsJsonObject("reserve").get("Anna").getAsDouble());
      company.move(0, company.legal(0).getFirst());
      company.pass(Duration.ofMillis(2_900));
      assertEquals("playing", company.state());
      company.pass(Duration.ofMillis(200));
      assertEquals("{\"how\":\"time\",\"seat\":\"Ben\"}", ended(company));
      assertEquals(3.0, clock(company).getAsJsonObject("reserve").get("Anna").getAsDouble());
    }
  }

  /// The server is down for an hour: players lose no time, and get twenty extra seconds.
  @Test
  void clocksStandStillWhileTheServerIsDown() throws Exception {
    String id;
    try (Company company = company("\"move\":10,\"reserve\":5")) {
      id = company.table().id();
      company.pass(Duration.ofSeconds(4));
    }
    time.pass(Duration.ofHours(1), () -> {});
    try (var tables = new Tables(log, time, time, new SecureRandom())) {
      tables.resume();
      LiveTable table = tables.find(id).orElseThrow();
      Runnable settle = () -> table.command(0, new Command.Sit(""));
      time.pass(Duration.ofSeconds(34), settle);
      assertTrue(text(table).contains("\"state\":\"playing\""));
      time.pass(Duration.ofSeconds(2), settle);
      assertTrue(text(table).contains("\"state\":\"over\""));
    }
  }

  private static String text(LiveTable table) {
    return Company.known(table.now(new Viewer.Spectator(), Optional.empty())).text();
  }

  @Test
  void aStrategyStandsInForWhoIsAwayUntilTheyReturn() {
    try (Company company = company("\"absent\":\"stand-in\",\"absentAfter\":30")) {
      var anna = Company.known(company.table().subscribe(new Viewer.Player(0), Optional.empty()));
      company.settle();
      company.pass(Duration.ofSeconds(31));
      assertTrue(company.ask(0) != 0, "Anna is here");
      assertEquals(0, company.ask(1), "nobody is asked where a strategy plays");
      company.pass(Duration.ofSeconds(2));
      Answer tooLate = company.move(1, "go");
      assertInstanceOf(Answer.Refused.class, tooLate);
      assertInstanceOf(
          Answer.Done.class, company.table().command(1, new Command.Return(company.key())));
      assertFalse(company.text(new Viewer.Spectator()).contains("\"standIn\":true"));
      anna.close();
      company.settle();
      company.pass(Duration.ofSeconds(61));
      assertTrue(company.text(new Viewer.Spectator()).contains("\"standIn\":true"));
    }
  }

  @Test
  void whoStaysAwayLosesWhereTheTableWantsIt() {
    try (Company company = company("\"absent\":\"forfeit\",\"absentAfter\":30")) {
      Company.known(company.table().subscribe(new Viewer.Player(0), Optional.empty()));
      company.settle();
      company.pass(Duration.ofSeconds(29));
      assertEquals("playing", company.state());
      company.pass(Duration.ofSeconds(1));
      assertEquals("{\"how\":\"forfeit\",\"seat\":\"Ben\"}", ended(company));
    }
  }

  @Test
  void watchersMayHaveToWait() {
    try (Company company = company("\"watch\":\"delayed\",\"delay\":30")) {
      company.pass(Duration.ofSeconds(40));
      int before = company.seen(new Viewer.Spectator()).get("n").getAsInt();
      company.move(0, company.legal(0).getFirst());
      company.pass(Duration.ofSeconds(29));
      assertEquals(before, company.seen(new Viewer.Spectator()).get("n").getAsInt());
      company.pass(Duration.ofSeconds(2));
      assertEquals(before + 1, company.seen(new Viewer.Spectator()).get("n").getAsInt());
    }
  }
}
