package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import umpire.core.fair.SeatPart;
import umpire.core.match.Viewer;
import umpire.core.record.RecordReader;
import umpire.core.record.TranscriptReader;
import umpire.core.repair.RepairBudget;
import umpire.core.text.BadInputException;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;
import umpire.live.draft.Draft;
import umpire.live.log.Append;
import umpire.live.log.Entry;
import umpire.live.log.LogException;
import umpire.live.log.MemoryLog;
import umpire.live.log.StoredTable;
import umpire.live.log.Summary;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.state.TableState;

/// The players' parts of the deal, from the first seat taken to the record.
final class PartsTest {

  private static final String ANNA = "a1".repeat(32);
  private static final String BEN = "b2".repeat(32);

  private final VirtualTime time = new VirtualTime();
  private final MemoryLog log = new MemoryLog();
  private Company company = new Company(log, time, table(ANNA, ""));

  private static String commitment(String part) {
    return SeatPart.commitmentTo(part);
  }

  private static Optional<String> committed(String part) {
    return Optional.of(commitment(part));
  }

  /// Anna opens the table and has committed to a part; Ben gets a link.
  private static String table(String anna, String options) {
    return """
    {"game":"cribbage","switches":{"target":"61"},"seats":[
     {"kind":"me","name":"Anna","commitment":"%s"},{"kind":"link"}],"options":{%s}}
    """
        .formatted(commitment(anna), options);
  }

  @AfterEach
  void close() {
    company.close();
  }

  private Answer send(int seat, Command command) {
    return company.table().command(seat, command);
  }

  private Answer benSits() {
    return send(1, new Command.Sit("Ben", committed(BEN)));
  }

  private static void done(Answer answer) {
    assertInstanceOf(Answer.Done.class, answer);
  }

  private static String why(Answer answer) {
    return assertInstanceOf(Answer.Refused.class, answer).problem().detail();
  }

  private List<Entry> entries() {
    return log.load(company.table().id()).orElseThrow().entries();
  }

  private List<Entry.Kind> kinds(int most) {
    return entries().stream().map(Entry::kind).limit(most).toList();
  }

  private JsonObject life() {
    return company.seen(new Viewer.Spectator()).getAsJsonObject("life");
  }

  private String record() {
    return Company.known(company.table().record(new Viewer.Player(0)));
  }

  private Report verified() throws IOException, BadInputException {
    byte[] bytes = record().getBytes(StandardCharsets.UTF_8);
    var reader = new RecordReader(new ByteArrayInputStream(bytes));
    return Verifier.verify(TranscriptReader.of(reader.next().orElseThrow()), RepairBudget.ofFile());
  }

  /// No part is revealed before the server has fixed its secret, and no card is dealt before all
  /// are revealed.
  @Test
  void seatsCommitThenTheHouseThenSeatsReveal() throws Exception {
    assertFalse(life().has("commitment"), "the house has fixed nothing yet");
    done(benSits());
    assertEquals("open", company.state());
    assertTrue(life().has("commitment"));
    done(send(1, new Command.RevealPart(BEN)));
    assertEquals("open", company.state());
    String seen = company.text(new Viewer.Player(0));
    assertTrue(
        seen.contains(commitment(ANNA)) && seen.contains(commitment(BEN)) && !seen.contains(BEN));
    done(send(0, new Command.RevealPart(ANNA)));
    assertEquals("playing", company.state());
    assertEquals(
        List.of(
            Entry.Kind.OPENED,
            Entry.Kind.SAT,
            Entry.Kind.SAT,
            Entry.Kind.COMMITTED,
            Entry.Kind.PART_REVEALED,
            Entry.Kind.PART_REVEALED,
            Entry.Kind.BEGUN,
            Entry.Kind.EVENT),
        kinds(8));
    String early = record() + company.text(new Viewer.Player(0));
    assertFalse(early.contains(ANNA) || early.contains(BEN), "told after the end");
    String published = life().get("commitment").getAsString();
    company.playOut();
    String record = record();
    assertTrue(record.contains("Fairness: 2\nCommitment: " + published + "\n"), record);
    assertTrue(
        record.contains(
            "Parts: Anna %s %s, Ben %s %s\n"
                .formatted(commitment(ANNA), ANNA, commitment(BEN), BEN)),
        record);
    assertEquals(Report.Judgement.AGREES, verified().judgement());
    assertEquals(List.of(), verified().undecided());
  }

  @Test
  void onlyWhatWasCommittedToIsRevealed() {
    assertTrue(why(send(0, new Command.RevealPart(ANNA))).startsWith("the table does not wait"));
    assertTrue(
        why(send(1, new Command.Sit("Ben", Optional.of("x")))).startsWith("expected a commitment"));
    done(benSits());
    assertTrue(why(send(0, new Command.RevealPart(BEN))).startsWith("expected the part"));
    assertTrue(why(send(0, new Command.RevealPart("x"))).startsWith("expected the part"));
    done(send(0, new Command.RevealPart(ANNA)));
    done(send(0, new Command.RevealPart(ANNA)));
    assertEquals(
        1, entries().stream().filter(each -> each.kind() == Entry.Kind.PART_REVEALED).count());
    done(send(1, new Command.Sit("Ben", committed("c3".repeat(32)))));
    done(send(1, new Command.RevealPart(BEN)));
    assertTrue(
        why(send(1, new Command.RevealPart("c3".repeat(32))))
            .startsWith("the table does not wait"));
    done(send(1, new Command.RevealPart(BEN)));
  }

  /// A client that does not support parts takes a seat.
  @Test
  void anOldClientAddsNothingAndIsNotWaitedFor() throws Exception {
    done(send(1, new Command.Sit("Ben")));
    done(send(0, new Command.RevealPart(ANNA)));
    assertEquals("playing", company.state());
    company.playOut();
    assertTrue(record().contains("Parts: Anna %s %s\n".formatted(commitment(ANNA), ANNA)));
    assertEquals(Report.Judgement.AGREES, verified().judgement());
  }

  @Test
  void againstBotsTheGameBeginsWithTheOnlyPart() {
    company.close();
    company = new Company(log, time, table(ANNA, "").replace("link", "bot"));
    assertEquals("open", company.state());
    done(send(0, new Command.RevealPart(ANNA)));
    assertEquals("playing", company.state());
  }

  /// The server is killed after each step; everything published stays.
  @Test
  void aRestartChangesNothing() throws Exception {
    done(benSits());
    String published = life().get("commitment").getAsString();
    restart();
    assertEquals(published, life().get("commitment").getAsString());
    done(send(0, new Command.RevealPart(ANNA)));
    restart();
    assertEquals("open", company.state());
    done(send(0, new Command.RevealPart(ANNA)));
    done(send(1, new Command.RevealPart(BEN)));
    restart();
    company.playOut();
    assertEquals(published, life().get("commitment").getAsString());
    assertEquals(Report.Judgement.AGREES, verified().judgement());
  }

  private void restart() throws LogException {
    NewTable before = company.table;
    company.close();
    company = new Company(log, time, table(ANNA, ""));
    LiveTable again = company.tables.find(before.table().id()).orElseThrow();
    company.table = new NewTable(again, before.places());
  }

  @Test
  void whoHasLostThePartGivesItUpOpenly() throws Exception {
    done(benSits());
    assertTrue(why(send(1, new Command.Resign("r"))).startsWith("this seat is not playing"));
    done(send(0, new Command.RevealPart(ANNA)));
    done(send(1, new Command.GivePartUp()));
    assertEquals("playing", company.state());
    assertTrue(why(send(1, new Command.RevealPart(BEN))).startsWith("the table does not wait"));
    company.playOut();
    assertTrue(record().contains(", Ben " + commitment(BEN) + " withheld\n"), record());
    assertEquals(Report.Judgement.AGREES, verified().judgement());
    assertTrue(verified().undecided().getFirst().text().startsWith("Ben committed to a part"));
  }

  /// A table that waits for absent players waits for their parts; another one does not.
  @Test
  void aPartIsAwaitedAsLongAsAPlayer() {
    done(benSits());
    done(send(0, new Command.RevealPart(ANNA)));
    company.pass(Duration.ofDays(2));
    assertEquals("open", company.state());
    assertPartIsGivenUpAfter(Duration.ofSeconds(90), "\"absent\":\"stand-in\",\"absentAfter\":90");
  }

  /// The person opening the table sets the time for absent players. A short time must not exclude
  /// the parts of the others.
  @Test
  void aPartIsAwaitedForAMinuteWhateverTheTableSays() {
    assertPartIsGivenUpAfter(Duration.ofMinutes(1), "\"absent\":\"stand-in\",\"absentAfter\":1");
    assertPartIsGivenUpAfter(Duration.ofMinutes(1), "\"absent\":\"stand-in\",\"absentAfter\":30");
  }

  private void assertPartIsGivenUpAfter(Duration wait, String options) {
    company.close();
    company = new Company(log, time, table(ANNA, options));
    done(benSits());
    done(send(0, new Command.RevealPart(ANNA)));
    company.pass(wait.minusSeconds(1));
    assertEquals("open", company.state());
    company.pass(Duration.ofSeconds(2));
    assertEquals("playing", company.state());
    assertTrue(company.text(new Viewer.Spectator()).contains("\"state\":\"given-up\""));
  }

  @Test
  void aRematchHasPartsOfItsOwn() throws Exception {
    done(benSits());
    done(send(0, new Command.RevealPart(ANNA)));
    done(send(1, new Command.RevealPart(BEN)));
    done(send(0, new Command.Resign("r")));
    String second = "c3".repeat(32);
    assertTrue(
        why(send(1, new Command.Rematch("a", Optional.of("x")))).startsWith("expected a commit"));
    done(send(1, new Command.Rematch("b", committed(second))));
    String next = life().get("rematch").getAsString();
    company.table = new NewTable(company.tables.find(next).orElseThrow(), company.table.places());
    done(send(0, new Command.Sit("Anna")));
    assertEquals("open", company.state());
    done(send(1, new Command.RevealPart(second)));
    assertEquals("playing", company.state());
  }

  /// A table that began before parts existed keeps its scheme.
  @Test
  void aRunningTableKeepsTheFirstScheme() throws Exception {
    done(send(1, new Command.Sit("Ben")));
    done(send(0, new Command.RevealPart(ANNA)));
    StoredTable now = log.load(company.table().id()).orElseThrow();
    var old = new ArrayList<Entry>();
    for (Entry each : now.entries()) {
      switch (each.kind()) {
        case OPENED, SAT -> old.add(numbered(old, each, each.body()));
        case BEGUN ->
            old.add(numbered(old, each, each.body().replaceFirst(",\"scheme\":\"2\"", "")));
        default -> {
          // these kinds did not exist then
        }
      }
    }
    var begun = new StoredTable(old, now.keys());
    var draft = new Draft(TableState.of(company.table().id(), begun), time.instant(), List.of());
    draft.settle();
    old.addAll(draft.entries());
    Summary summary = company.tables.listed(Summary.State.PLAYING, 1).getFirst();
    var earlier = new MemoryLog();
    earlier.append(new Append(old, now.keys(), Optional.empty(), summary));
    NewTable table = company.table;
    company.close();
    company = new Company(earlier, time, table(ANNA, ""));
    company.table = new NewTable(company.tables.find(summary.id()).orElseThrow(), table.places());
    company.playOut();
    assertTrue(record().contains("Commitment: ") && !record().contains("Fairness"), record());
    assertEquals(Report.Judgement.AGREES, verified().judgement());
  }

  private static Entry numbered(List<Entry> before, Entry entry, String body) {
    String told = body.replaceFirst(",\"commitment\":\"[0-9a-f]*\"}", "}");
    return new Entry(before.size() + 1, entry.kind(), entry.actor(), told, entry.at());
  }

  @Test
  void atAScorersTableNothingIsAdded() {
    company.close();
    String settings =
        """
        {"game":"snooker","options":{"scorer":true},"seats":[
         {"kind":"me","name":"Anna","commitment":"%s"},{"kind":"me","name":"Ben"}]}
        """;
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> new Company(log, time, settings.formatted(commitment(ANNA))));
    assertTrue(String.valueOf(refused.getCause()).contains("deals no cards"), refused.toString());
    String without = settings.replace(",\"commitment\":\"%s\"", "");
    try (var scored = new Company(log, time, without)) {
      var again = new Command.Rematch("k", Optional.of(commitment(ANNA)));
      assertTrue(why(scored.table().command(0, again)).contains("deals no cards"));
    }
  }
}
