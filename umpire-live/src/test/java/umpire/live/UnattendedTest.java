package umpire.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import umpire.core.match.Viewer;
import umpire.json.BadFieldsException;
import umpire.live.draft.DueActions;
import umpire.live.log.Append;
import umpire.live.log.Entry;
import umpire.live.log.LogException;
import umpire.live.log.MemoryLog;
import umpire.live.log.Summary;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.message.Phrases;
import umpire.live.seat.Settings;
import umpire.live.work.WorkPool;

/// Automatic actions of a table: strategies play only while a client is watching.
final class UnattendedTest {

  private static final String BOTS =
      "{\"game\":\"cribbage\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}";

  /// Bots so slow that the game is not over before they stop.
  private static final String SLOW_BOTS =
      "{\"game\":\"cribbage\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}],"
          + "\"options\":{\"pace\":5000}}";

  private static final String WITH_ANNA =
      "{\"game\":\"cribbage\",\"seats\":[{\"kind\":\"me\",\"name\":\"Anna\"},{\"kind\":\"bot\"}]}";

  private final VirtualTime time = new VirtualTime();
  private final MemoryLog log = new MemoryLog();
  private final Tables tables = new Tables(log, time, time, new SecureRandom());

  @AfterEach
  void close() {
    tables.close();
  }

  private LiveTable open(String settings) throws Exception {
    return tables.open(Settings.read(settings)).table();
  }

  /// Lets time pass without any query; gives the table's thread a moment.
  private void pass(Duration duration) {
    time.pass(duration, UnattendedTest::aMoment);
  }

  private static void aMoment() {
    try {
      Thread.sleep(20);
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  /// Lets time pass until a condition holds, however slow this machine is.
  private void until(BooleanSupplier happened, String what) {
    until(Duration.ofSeconds(1), happened, what);
  }

  private void until(Duration step, BooleanSupplier happened, String what) {
    Instant end = Instant.now().plusSeconds(60);
    while (!happened.getAsBoolean() && Instant.now().isBefore(end)) {
      pass(step);
      aMoment();
    }
    assertTrue(happened.getAsBoolean(), what);
  }

  private int length(LiveTable table) {
    return log.load(table.id()).orElseThrow().entries().size();
  }

  @Test
  void strategiesRestUntilSomebodyLooks() throws Exception {
    LiveTable table = open(SLOW_BOTS);
    int laid = length(table);
    aMoment();
    pass(Duration.ofMinutes(5));
    assertEquals(laid, length(table));

    var look = Company.known(table.subscribe(new Viewer.Spectator(), Optional.empty()));
    until(() -> length(table) >= laid + 5, "they play while somebody looks");

    look.close();
    until(
        Duration.ofMinutes(1),
        () -> tables.loadedCount() == 0,
        "a table at which nobody looks is put away");
    int left = length(table);
    LiveTable again = tables.find(table.id()).orElseThrow();
    // Repeated, because on a busy machine a virtual minute may pass before a bot has chosen.
    until(
        () -> {
          again.now(new Viewer.Spectator(), Optional.empty());
          return length(table) > left;
        },
        "they go on when somebody looks again");
  }

  private static String shown(LiveTable table) {
    return Company.known(table.now(new Viewer.Spectator(), Optional.empty())).text();
  }

  /// Returns a table of the maximum length whose game is not over by its rules.
  private String longTable(String laid, Entry.Kind kind, String body, int count)
      throws LogException {
    var settings = tables.open(read(laid));
    String id = settings.table().id();
    settings.table().close();
    int length = length(settings.table());
    var entries = new ArrayList<Entry>();
    for (int seq = length + 1; seq <= length + count; seq++) {
      entries.add(new Entry(seq, kind, 0, body, time.instant()));
    }
    var copy = new MemoryLog();
    var before = log.load(id).orElseThrow().entries();
    var summary =
        new Summary("long", "cribbage", "", Summary.State.PLAYING, "{}", true, time.instant());
    copy.append(new Append(before, List.of(), Optional.empty(), summary));
    copy.append(new Append(entries, List.of(), Optional.empty(), summary));
    log.append(
        new Append(
            copy.load("long").orElseThrow().entries(), List.of(), Optional.empty(), summary));
    return "long";
  }

  private static Settings read(String settings) {
    try {
      return Settings.read(settings);
    } catch (BadFieldsException wrong) {
      throw new IllegalArgumentException(wrong);
    }
  }

  @Test
  void aTableThatPlaysOnByItselfEndsAndSaysSo() throws Exception {
    String id = longTable(BOTS, Entry.Kind.TAKEN_BACK, "{\"to\":1}", DueActions.MAX_ENTRIES - 2);
    LiveTable table = tables.find(id).orElseThrow();
    int before = length(table);
    var look = Company.known(table.subscribe(new Viewer.Spectator(), Optional.empty()));
    until(() -> shown(table).contains("\"ended\":{\"how\":\"unfinished\"}"), "it is over");
    assertTrue(length(table) <= before + 4, "no longer than that");
    String record = Company.known(table.record(new Viewer.Spectator()));
    assertTrue(record.contains("Termination: unfinished"), record.substring(0, 300));
    look.close();
  }

  /// A losing player cannot end the game by sending phrases.
  @Test
  void whatIsSaidEndsNoGame() throws Exception {
    String hello = "{\"phrase\":\"hello\"}";
    String id = longTable(WITH_ANNA, Entry.Kind.PHRASE, hello, DueActions.MAX_ENTRIES);
    LiveTable table = tables.find(id).orElseThrow();
    int before = length(table);
    Answer answer = table.command(0, new Command.Phrase("k", Phrases.ALL.getFirst()));
    String why = assertInstanceOf(Answer.Refused.class, answer).problem().detail();
    assertTrue(why.contains("at most 1000 times"), why);
    until(() -> length(table) > before, "the strategy plays on");
    assertTrue(shown(table).contains("\"state\":\"playing\""), shown(table));
    assertInstanceOf(Answer.Done.class, table.command(0, new Command.Resign("r")));
    assertInstanceOf(Answer.Done.class, table.command(0, new Command.Rematch("again")));
  }

  /// An executor that waits until the test releases it.
  private static final class SlowThinking implements Consumer<Runnable> {
    private final CountDownLatch released = new CountDownLatch(1);

    @Override
    public void accept(Runnable work) {
      try {
        released.await();
        work.run();
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
    }
  }

  /// While a strategy is choosing elsewhere the table answers; the strategy moves when it has
  /// finished.
  @Test
  void aTableAnswersWhileAStrategyThinks() throws Exception {
    var slow = new SlowThinking();
    try (var pool = new WorkPool("test", 1, 100, 100);
        var others = new Tables(log, time, time, new SecureRandom(), pool)) {
      pool.submit("", "", () -> slow.accept(() -> {}));
      LiveTable table = others.open(Settings.read(WITH_ANNA)).table();
      var look = Company.known(table.subscribe(new Viewer.Player(0), Optional.empty()));
      aMoment();
      pass(Duration.ofSeconds(10));
      int before = length(table);
      assertInstanceOf(
          Answer.Done.class, table.command(0, new Command.Phrase("k", Phrases.ALL.getFirst())));
      assertEquals(before + 1, length(table));
      slow.released.countDown();
      until(() -> length(table) >= before + 2, "the strategy has moved");
      look.close();
    }
  }
}
