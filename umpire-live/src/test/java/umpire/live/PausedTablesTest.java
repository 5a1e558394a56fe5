package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import umpire.core.match.Viewer;
import umpire.core.text.Json;
import umpire.live.draft.Draft;
import umpire.live.log.Append;
import umpire.live.log.Entry;
import umpire.live.log.MemoryLog;
import umpire.live.log.StoredTable;
import umpire.live.log.Summary;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.message.QueryResult;
import umpire.live.message.Subscription;
import umpire.live.message.Update;
import umpire.live.state.TableState;

/// A table whose log cannot be shown is paused with a reason, and does not fail for its viewers.
final class PausedTablesTest {

  private static final String TWO =
      """
      {"game":"cribbage","seats":[{"kind":"me","name":"Anna"},{"kind":"me","name":"Ben"}]}
      """;

  private static final List<Viewer> VIEWERS =
      List.of(new Viewer.Player(0), new Viewer.Player(1), new Viewer.Spectator());

  private final MemoryLog log = new MemoryLog();
  private final VirtualTime time = new VirtualTime();
  private final Company company = new Company(log, time, TWO);

  @AfterEach
  void close() {
    company.close();
  }

  /// Appends an entry as an older version may have written it.
  private void written(Entry.Kind kind, int actor, String body) throws Exception {
    long seq = stored().entries().size() + 1L;
    var entry = new Entry(seq, kind, actor, body, time.instant());
    Summary summary = log.listed(Summary.State.PLAYING, 1).getFirst();
    log.append(new Append(List.of(entry), List.of(), Optional.empty(), summary));
  }

  private StoredTable stored() {
    return log.load(company.table().id()).orElseThrow();
  }

  private static JsonObject life(Update update) {
    return JsonParser.parseString(update.text()).getAsJsonObject().getAsJsonObject("life");
  }

  /// Checks that every kind of query is answered with the reason for the pause.
  private static void saysWhy(LiveTable table, String why) throws Exception {
    for (Viewer viewer : VIEWERS) {
      for (Optional<Long> since : List.of(Optional.<Long>empty(), Optional.of(0L))) {
        Update update = Company.known(table.now(viewer, since));
        assertTrue(life(update).get("paused").getAsString().contains(why), update.text());
      }
      Company.known(table.at(viewer, 1));
      Company.known(table.record(viewer));
      try (Subscription looking = Company.known(table.subscribe(viewer, Optional.empty()))) {
        Update update = looking.take(Duration.ofSeconds(10)).orElseThrow();
        assertTrue(life(update).get("paused").getAsString().contains(why), update.text());
      }
    }
    Answer answer = table.command(0, new Command.Resign("r"));
    String refusal = assertInstanceOf(Answer.Refused.class, answer).problem().detail();
    assertTrue(refusal.startsWith("the game is paused: ") && refusal.contains(why), refusal);
  }

  @Test
  void aLogWithUnnamedCardsPauses() throws Exception {
    written(Entry.Kind.EVENT, 0, "discard ? ?");
    written(Entry.Kind.EVENT, 1, "discard ? ?");
    written(Entry.Kind.EVENT, Entry.HOUSE, "starter 5H");
    try (var tables = new Tables(log, time, time, new SecureRandom())) {
      LiveTable table = tables.find(company.table().id()).orElseThrow();
      saysWhy(table, " of Anna is against a rule: a player names every card");
      Update seen = Company.known(table.now(VIEWERS.getLast(), Optional.empty()));
      assertFalse(life(seen).get("paused").getAsString().contains("discard"), seen.text());
    }
    Archive.ArchivedGame archivedGame = Archive.read(company.table().id(), stored());
    assertTrue(
        archivedGame.paused().orElseThrow().contains("'discard ? ?'"), archivedGame.toString());
  }

  @Test
  void whatWasTakenBackDoesNotPause() throws Exception {
    int events = company.seen(new Viewer.Spectator()).get("n").getAsInt();
    written(Entry.Kind.EVENT, 0, "discard ? ?");
    written(Entry.Kind.EVENT, 1, "discard ? ?");
    written(Entry.Kind.TAKEN_BACK, 1, new Json().put("to", events + 1).toString());
    assertTrue(Archive.read("x", stored()).paused().isPresent(), "the first still counts");
    written(Entry.Kind.TAKEN_BACK, 0, new Json().put("to", events).toString());
    assertEquals(Optional.empty(), Archive.read("x", stored()).paused());
  }

  @Test
  void anEntryThatCannotBeReadPauses() throws Exception {
    long seq = stored().entries().size() + 1L;
    written(Entry.Kind.FORFEITED, 0, "{}");
    try (var tables = new Tables(log, time, time, new SecureRandom())) {
      LiveTable table = tables.find(company.table().id()).orElseThrow();
      String why = life(Company.known(table.now(VIEWERS.getFirst(), Optional.empty()))).toString();
      assertTrue(why.contains("entry " + seq + " of table "), why);
      saysWhy(table, "cannot be read");
    }
  }

  @Test
  void aTableThatCannotBeReadKeepsNoOtherFromGoingOn() throws Exception {
    var laid = new Entry(1, Entry.Kind.OPENED, Entry.SERVER, "{}", time.instant());
    var summary =
        new Summary("bad", "cribbage", "", Summary.State.PLAYING, "{}", true, time.instant());
    log.append(new Append(List.of(laid), List.of(), Optional.empty(), summary));
    try (var tables = new Tables(log, time, time, new SecureRandom())) {
      tables.resume();
      assertEquals(1, tables.loaded());
    }
  }

  // Planted failures.

  private volatile boolean broken;

  /// Lets one call of the game at the table fail once the flag is set.
  private void plant(String call) throws Exception {
    CountedGame.at(company, now -> fail(call, now));
  }

  private void fail(String call, String now) {
    if (broken && now.equals(call)) {
      throw new IllegalStateException("planted");
    }
  }

  @Test
  void aViewThatFailsPausesTheTableAndEverybodyHearsOfIt() throws Exception {
    LiveTable table = company.table();
    String discard = company.legal(0).getFirst();
    long ask = company.ask(0);
    plant("facts");
    try (Subscription ben =
        Company.known(table.subscribe(new Viewer.Player(1), Optional.empty()))) {
      ben.take(Duration.ofSeconds(10));
      company.settle();
      broken = true;
      var move = new Command.Move("k", ask, discard, Optional.empty());
      assertInstanceOf(Answer.Done.class, table.command(0, move), "it is written down");
      company.settle();
      Update last = ben.take(Duration.ofSeconds(10)).orElseThrow();
      while (!life(last).has("paused")) {
        last = ben.take(Duration.ofSeconds(10)).orElseThrow(); // it showed earlier arrivals
      }
      assertTrue(life(last).get("paused").getAsString().startsWith("it cannot be shown"));
    }
    Answer next = table.command(1, new Command.Resign("r"));
    String refusal = assertInstanceOf(Answer.Refused.class, next).problem().detail();
    assertTrue(refusal.startsWith("the game is paused: it cannot be shown"), refusal);
  }

  /// A failing event of the house is not tried repeatedly, and no part of the draft is stored.
  @Test
  void aHouseThatFailsEndsTheDraft() throws Exception {
    var state = new TableState("x", company.table().settings());
    for (Entry entry : stored().entries()) {
      if (entry.kind() != Entry.Kind.EVENT) {
        state.take(entry, List.of());
      }
    }
    CountedGame.in(state, now -> fail("play", now));
    broken = true;
    var draft = new Draft(state, time.instant(), List.of());
    assertThrows(IllegalStateException.class, draft::settle);
    assertEquals(1, draft.entries().size());
  }

  /// A failure in a question about moves does not pause the game.
  @Test
  void adviceThatFailsPausesNothing() throws Exception {
    LiveTable table = company.table();
    plant("read");
    table.command(0, new Command.Phrase(company.key(), "thanks"));
    broken = true;
    QueryResult<String> why = table.why(0, company.legal(0).getFirst(), Optional.empty());
    String refusal = assertInstanceOf(QueryResult.Denied.class, why).problem().detail();
    assertTrue(refusal.startsWith("the program cannot answer this question"), refusal);
    company.settle();
    assertFalse(company.seen(new Viewer.Spectator()).getAsJsonObject("life").has("paused"));
  }

  @Test
  void aRecordThatFailsPausesTheTable() throws Exception {
    LiveTable table = company.table();
    plant("write");
    company.table().command(0, new Command.Phrase(company.key(), "thanks"));
    broken = true;
    QueryResult<String> record = table.record(new Viewer.Spectator());
    String refusal = assertInstanceOf(QueryResult.Denied.class, record).problem().detail();
    assertTrue(refusal.startsWith("the game is paused: it cannot be shown"), refusal);
    company.settle();
    Update now = Company.known(table.now(new Viewer.Spectator(), Optional.empty()));
    assertTrue(life(now).get("paused").getAsString().startsWith("it cannot be shown"));
  }
}
