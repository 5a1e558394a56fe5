package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import umpire.core.match.Viewer;
import umpire.json.BadFieldsException;
import umpire.live.log.Append;
import umpire.live.log.Entry;
import umpire.live.log.MemoryLog;
import umpire.live.log.StoredTable;
import umpire.live.log.Summary;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.message.QueryResult;
import umpire.live.message.Update;
import umpire.live.seat.OpeningKey;
import umpire.live.seat.Settings;
import umpire.live.seat.Token;

/// Tables are loaded and unloaded; the contents of their logs stay.
final class TablesTest {

  private static final String TWO =
      """
      {"game":"cribbage","seats":[{"kind":"me","name":"Anna"},{"kind":"link"}]}
      """;

  private final MemoryLog log = new MemoryLog();
  private final VirtualTime time = new VirtualTime();
  private final Company company = new Company(log, time, TWO);

  private Token token(int seat) {
    return company.table.places().get(seat).token();
  }

  @Test
  void aTokenOpensItsSeatAndNothingElse() {
    assertEquals(OptionalInt.of(1), company.table().seat(token(1).text()));
    assertEquals(OptionalInt.empty(), company.table().seat("guess"));
    assertNotEquals(token(0).text(), token(1).text());
    StoredTable stored = log.load(company.table().id()).orElseThrow();
    assertTrue(
        stored.toString().contains(token(1).hash()) && !stored.toString().contains(token(1).text()),
        "only the hash is kept");
  }

  @Test
  void theGameBeginsWhenAllSitAndNamesAreToldApart() {
    assertEquals("open", company.state());
    Answer sits = company.table().command(1, new Command.Sit("Anna"));
    assertInstanceOf(Answer.Done.class, sits);
    assertEquals("playing", company.state());
    assertTrue(company.text(new Viewer.Spectator()).contains("\"name\":\"Anna 2\""));
  }

  /// No client uses the table for ten minutes; then one does.
  @Test
  void anIdleTableIsPutAwayAndComesBackAsItWas() throws Exception {
    company.table().command(1, new Command.Sit("Ben"));
    String before = company.text(new Viewer.Player(1));
    assertEquals(1, company.tables.loadedCount());
    time.pass(Duration.ofMinutes(20), () -> {});
    assertEquals(0, company.tables.loadedCount());
    assertInstanceOf(Answer.Busy.class, company.table().command(0, new Command.Sit("")));
    LiveTable again = company.tables.find(company.table().id()).orElseThrow();
    assertEquals(before, Company.known(again.now(new Viewer.Player(1), Optional.empty())).text());
    assertEquals(OptionalInt.of(1), again.seat(token(1).text()));
    assertTrue(company.tables.find("../../etc/passwd").isEmpty());
  }

  @Test
  void aRematchOpensToTheSameSecrets() throws Exception {
    company.table().command(1, new Command.Sit("Ben"));
    company.table().command(0, new Command.Resign("r"));
    assertInstanceOf(Answer.Done.class, company.table().command(1, new Command.Rematch("a")));
    assertInstanceOf(Answer.Done.class, company.table().command(0, new Command.Rematch("b")));
    List<Summary> open = company.tables.list(Summary.State.OPEN, 9);
    assertEquals(1, open.size(), "one table for both");
    LiveTable next = company.tables.find(open.getFirst().id()).orElseThrow();
    assertEquals(OptionalInt.of(0), next.seat(token(0).text()));
    assertInstanceOf(Answer.Done.class, next.command(0, new Command.Sit("Anna")));
    assertEquals(1, company.tables.list(Summary.State.PLAYING, 9).size());
  }

  /// A newer version rules differently on an event that has already happened.
  @Test
  void aTableThatCannotBeJudgedTodayIsPaused() throws Exception {
    company.table().command(1, new Command.Sit("Ben"));
    String id = company.table().id();
    long seq = log.load(id).orElseThrow().entries().size() + 1;
    var wrong = new Entry(seq, Entry.Kind.EVENT, 0, "count 99", time.instant());
    Summary summary = company.tables.list(Summary.State.PLAYING, 1).getFirst();
    log.append(new Append(List.of(wrong), List.of(), Optional.empty(), summary));
    company.close();
    try (var tables = new Tables(log, time, time, new SecureRandom())) {
      LiveTable table = tables.find(id).orElseThrow();
      Answer answer = table.command(0, new Command.Resign("r"));
      assertInstanceOf(Answer.Refused.class, answer);
      String why = ((Answer.Refused) answer).problem().detail();
      assertTrue(why.startsWith("the game is paused: event "), why);
    }
  }

  @Test
  void whoAsksWhyIsToldWhatThePlayIsCalled() {
    company.table().command(1, new Command.Sit("Ben"));
    String discard = company.legal(0).getFirst();
    String why = Company.known(company.table().why(0, discard, Optional.empty()));
    assertTrue(why.startsWith("{\"finding\":\"fine\",\"said\":["), why);
    String go = Company.known(company.table().why(0, "go", Optional.empty()));
    assertTrue(go.startsWith("{\"finding\":\"against\",\"rule\":"), go);
    String hint = Company.known(company.table().hint(0));
    assertTrue(hint.startsWith("{\"event\":\"discard "), hint);
    assertTrue(hint.contains("plays for the win"), hint);
    assertEquals(hint, Company.known(company.table().hint(0)));
    assertInstanceOf(
        QueryResult.Denied.class, company.table().why(0, "nonsense", Optional.empty()));
  }

  @Test
  void theGameCanBeLookedAtAsItWas() {
    company.table().command(1, new Command.Sit("Ben"));
    int before = company.seen(new Viewer.Player(0)).get("n").getAsInt();
    company.move(0, company.legal(0).getFirst());
    for (int n = 0; n <= before + 1; n++) {
      Update at = Company.known(company.table().at(new Viewer.Player(0), n));
      assertTrue(at.text().contains("\"n\":" + n + ","), at.text());
    }
    assertInstanceOf(
        QueryResult.Denied.class, company.table().at(new Viewer.Player(0), before + 2));
  }

  private static final OpeningKey KEY = new OpeningKey("0123456789abcdefghijkl");

  private static String links(NewTable table) {
    return table.table().id() + table.places().stream().map(place -> place.token().text()).toList();
  }

  @Test
  void aTableIsOpenedOnceHoweverOftenItIsAskedFor() throws Exception {
    Settings settings = Settings.read(TWO);
    NewTable first = company.tables.open(settings, KEY);
    NewTable again = company.tables.open(settings, KEY);
    assertEquals(links(first), links(again));
    assertSame(first.table(), again.table());
    assertEquals(2, company.tables.loadedCount(), "the company's own, and this one");
    StoredTable stored = log.load(first.table().id()).orElseThrow();
    assertFalse(stored.toString().contains(KEY.text()), "the key is not kept");
  }

  /// The answer was lost, and the server stopped.
  @Test
  void aTableIsTheSameAfterARestart() throws Exception {
    Settings settings = Settings.read(TWO);
    NewTable first = company.tables.open(settings, KEY);
    company.close();
    var next = new Tables(log, time, time, new SecureRandom());
    NewTable again = next.open(settings, KEY);
    assertEquals(links(first), links(again));
    assertEquals(OptionalInt.of(1), again.table().seat(first.places().get(1).token().text()));
    next.close();
  }

  @Test
  void manyWhoAskAtOnceOpenOneTable() throws Exception {
    Settings settings = Settings.read(TWO);
    try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<NewTable>> opened =
          many.invokeAll(Collections.nCopies(32, () -> company.tables.open(settings, KEY)));
      Set<LiveTable> tables = new HashSet<>();
      for (Future<NewTable> each : opened) {
        tables.add(each.get().table());
      }
      assertEquals(1, tables.size());
    }
  }

  @Test
  void aKeyOpensNoOtherTable() throws Exception {
    company.tables.open(Settings.read(TWO), KEY);
    Settings other = Settings.read(TWO.replace("Anna", "Cleo"));
    BadFieldsException taken =
        assertThrows(BadFieldsException.class, () -> company.tables.open(other, KEY));
    assertEquals(
        "key: it has already opened a table with other settings; use another key", taken.whole());
    assertThrows(BadFieldsException.class, () -> OpeningKey.of("too short"));
  }
}
