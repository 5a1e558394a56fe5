package umpire.live;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import umpire.core.SeededRandom;
import umpire.core.match.Viewer;
import umpire.core.record.RecordReader;
import umpire.core.record.TranscriptReader;
import umpire.core.repair.RepairBudget;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;
import umpire.live.draft.CommandHandler;
import umpire.live.log.Append;
import umpire.live.log.Entry;
import umpire.live.log.MemoryLog;
import umpire.live.log.StoredTable;
import umpire.live.log.Summary;
import umpire.live.message.Answer;
import umpire.live.message.Command;
import umpire.live.message.Problem;
import umpire.live.message.Update;
import umpire.live.seat.Settings;
import umpire.live.state.TableState;
import umpire.testkit.HostileWords;

/// A live table that receives hostile events. It must keep these properties:
///
/// - No event of a seat makes a game less known than it was: every card that a seat plays is named.
/// - After every accepted event the table can be shown to all viewers: the page, the stream from
///   the first entry, every position and the record; now, and after a restart of the server.
///
/// Refused events change nothing, and no event makes the referee fail.
final class HostileTable implements AutoCloseable {

  /// The number of events between checks of the whole past; other checks cover the last deal.
  private static final int SELDOM = 12;

  private final MemoryLog log = new MemoryLog();
  private final VirtualTime time = new VirtualTime();
  private final Random random;
  private final Tables tables;
  private final LiveTable table;
  private final HostileWords words;
  private final boolean scorer;
  private int keys;

  /// The table as of the last entries read from the log.
  private TableState read;

  /// The numbers of accepted and refused events, for tests that check that some were tried.
  int accepted;

  int refused;

  /// @param settings of a table with persons only, all connected
  HostileTable(String settings, long seed) throws Exception {
    random = new Random(seed);
    tables = new Tables(log, time, time, new Numbers(seed));
    var wanted = Settings.read(settings);
    table = tables.open(wanted).table();
    scorer = wanted.options().scorer();
    read = TableState.of(table.id(), stored());
    words = new HostileWords(wanted.findGame(), read.game().names(), random);
  }

  /// Random numbers that are equal in every run.
  private static final class Numbers extends SecureRandom {
    private static final long serialVersionUID = 1L;
    private final transient Random numbers;

    Numbers(long seed) {
      numbers = new Random(seed);
    }

    @Override
    public void nextBytes(byte[] bytes) {
      numbers.nextBytes(bytes);
    }

    @Override
    public long nextLong() {
      return numbers.nextLong();
    }
  }

  private StoredTable stored() {
    return log.load(table.id()).orElseThrow();
  }

  /// Returns the state that the log leads to.
  private TableState state() {
    for (Entry entry : stored().entries().subList((int) read.seq(), stored().entries().size())) {
      read.take(entry, List.of());
    }
    return read;
  }

  /// Plays a number of events, tries hostile ones in every position, and checks that everything can
  /// be shown.
  void play(int events, int hostile) throws Exception {
    for (int i = 0; i < events && !isOver(); i++) {
      for (int tries = 0; tries < hostile; tries++) {
        harm();
      }
      goOn();
    }
    everythingCanBeShown();
    startsAgain();
  }

  private boolean isOver() {
    return shown(new Viewer.Spectator(), Optional.empty())
        .get("state")
        .getAsString()
        .equals("over");
  }

  // Hostile events.

  private int seats() {
    return table.settings().seats().size();
  }

  private void harm() throws Exception {
    TableState before = state();
    int seat = random.nextInt(seats());
    int actor = scorer ? random.nextInt(seats() + 1) - 1 : seat;
    String event = words.next(before.game().legal(actor), happened(before));
    asksWhy(seat, actor, event, before);
    if (HostileWords.giveUp(event)) {
      return;
    }
    long entries = before.seq();
    if (sent(seat, actor, event, before)) {
      accepted++;
      everythingCanBeShown();
    } else {
      refused++;
      if (stored().entries().size() != entries) {
        throw new AssertionError("refused, and yet written down: " + event);
      }
    }
  }

  private static List<String> happened(TableState table) {
    return table.entries().stream()
        .filter(entry -> entry.kind() == Entry.Kind.EVENT)
        .map(Entry::body)
        .toList();
  }

  private void asksWhy(int seat, int actor, String event, TableState before) {
    if (random.nextInt(3) == 0) {
      table.why(seat, event, Optional.of(before.game().by(actor)));
    }
  }

  private boolean sent(int seat, int actor, String event, TableState now) {
    long ask = scorer ? now.events() + 1 : now.questions().of(seat);
    Optional<String> by = scorer ? Optional.of(now.game().by(actor)) : Optional.empty();
    Answer answer = table.command(seat, new Command.Move("k" + ++keys, ask, event, by));
    if (answer instanceof Answer.Refused(Problem problem)
        && problem.detail().contains(CommandHandler.UNDECIDABLE)) {
      throw new AssertionError(told("the referee came to grief over", event));
    }
    if (answer instanceof Answer.Failed) {
      throw new AssertionError(told("not written down", event));
    }
    return answer instanceof Answer.Done;
  }

  // Legal play.

  private void goOn() throws Exception {
    TableState now = state();
    if (now.isOver()) {
      return;
    }
    int actor = actor(now);
    String event = event(now, actor);
    if (!sent(Math.max(0, actor), actor, event, now)) {
      if (now.game().isFullyKnown()) {
        throw new AssertionError(told("legal, and refused", now.game().by(actor) + ": " + event));
      }
    } else if (random.nextInt(SELDOM) == 0) {
      everythingCanBeShown();
    } else {
      nowCanBeShown();
    }
  }

  private int actor(TableState now) {
    return IntStream.range(0, seats()).filter(now.game()::isAwaited).findFirst().orElse(-1);
  }

  private String event(TableState now, int actor) {
    var chance = new SeededRandom(random.nextLong());
    if (actor < 0) {
      return now.game().houseEvent(chance).map(now.game()::words).orElse("");
    }
    List<String> legal =
        now.game().legal(actor).stream().filter(words -> !HostileWords.giveUp(words)).toList();
    return legal.isEmpty() || random.nextBoolean()
        ? now.game().words(now.game().choose("rules", actor, chance))
        : legal.get(random.nextInt(legal.size()));
  }

  // Properties to check.

  private List<Viewer> viewers() {
    var viewers = new ArrayList<Viewer>(List.of(new Viewer.Spectator()));
    for (int seat = 0; seat < seats(); seat++) {
      viewers.add(new Viewer.Player(seat));
    }
    if (table.mayView(new Viewer.Arbiter())) {
      viewers.add(new Viewer.Arbiter());
    }
    return viewers;
  }

  private JsonObject shown(Viewer viewer, Optional<Long> since) {
    Update update = Company.known(table.now(viewer, since));
    JsonObject shown = JsonParser.parseString(update.text()).getAsJsonObject();
    if (shown.get("life").getAsJsonObject().has("paused") || !shown.get("view").isJsonObject()) {
      throw new AssertionError(told(viewer + " is shown " + update.text(), ""));
    }
    return shown;
  }

  private void nowCanBeShown() {
    viewers().forEach(viewer -> shown(viewer, Optional.empty()));
  }

  /// Checks that every viewer can be shown all entries, every position and the record.
  private void everythingCanBeShown() {
    nowCanBeShown();
    for (Viewer viewer : viewers()) {
      everythingIsTold(viewer);
      int events = shown(viewer, Optional.empty()).get("n").getAsInt();
      Company.known(table.at(viewer, random.nextInt(events + 1)));
      Company.known(table.at(viewer, events));
      Company.known(table.record(viewer));
    }
  }

  /// Checks that each entry is shown once, in one update or several.
  private void everythingIsTold(Viewer viewer) {
    int entries = stored().entries().size();
    long last = 0;
    while (last < entries) {
      JsonArray told = shown(viewer, Optional.of(last)).getAsJsonArray("told");
      if (told.isEmpty()) {
        throw new AssertionError(told(viewer + " is told nothing after entry " + last, ""));
      }
      for (JsonElement each : told) {
        if (each.getAsJsonObject().get("seq").getAsLong() != ++last) {
          throw new AssertionError(told(viewer + " is told " + each + " as entry " + last, ""));
        }
      }
    }
  }

  /// Checks that no event of a seat left anything unknown that was known before.
  void nothingBecameLessKnown() {
    var again = new TableState(table.id(), table.settings());
    for (Entry entry : stored().entries()) {
      boolean known = again.gameIfBegun().isPresent() && again.game().isFullyKnown();
      again.take(entry, List.of());
      boolean bySeat = entry.kind() == Entry.Kind.EVENT && entry.actor() >= 0;
      if (bySeat && known && !again.game().isFullyKnown()) {
        throw new AssertionError(told("a seat has made the game less known", entry.body()));
      }
    }
  }

  /// Checks that a restarted server has an equal table, and that its record can be archived.
  private void startsAgain() throws Exception {
    Archive.ArchivedGame archivedGame = Archive.read(table.id(), stored());
    if (archivedGame.paused().isPresent() || archivedGame.record().isEmpty()) {
      throw new AssertionError(told("cannot be kept: " + archivedGame, ""));
    }
    verifies(archivedGame.record().get());
    try (var later = new Tables(log, time, time, new SecureRandom())) {
      LiveTable same = later.find(table.id()).orElseThrow();
      for (Viewer viewer : viewers()) {
        String before = Company.known(table.now(viewer, Optional.of(0L))).text();
        String after = Company.known(same.now(viewer, Optional.of(0L))).text();
        if (!before.equals(after)) {
          throw new AssertionError(told("shown otherwise after a start: " + after, before));
        }
      }
    }
  }

  /// Checks that the record of a fully known game verifies.
  private void verifies(String record) throws Exception {
    var reader = new RecordReader(new ByteArrayInputStream(record.getBytes(UTF_8)));
    Report report =
        Verifier.verify(TranscriptReader.of(reader.next().orElseThrow()), RepairBudget.ofFile());
    if (state().game().isFullyKnown() && report.judgement() != Report.Judgement.AGREES) {
      throw new AssertionError(told(report.summary(), record));
    }
  }

  /// Writes an event that was not ruled on, as an older version may have, and restarts the server.
  HostileTable planted(int actor, String event) throws Exception {
    long seq = stored().entries().size() + 1L;
    var entry = new Entry(seq, Entry.Kind.EVENT, actor, event, time.instant());
    Summary summary = log.list(Summary.State.PLAYING, 1).getFirst();
    log.append(new Append(List.of(entry), List.of(), Optional.empty(), summary));
    return this;
  }

  /// Describes a failure, with all events.
  private String told(String what, String event) {
    var log = new StringBuilder(what + " '" + event + "' at\n" + table.settings().json() + "\n");
    stored().entries().stream()
        .filter(entry -> entry.kind() == Entry.Kind.EVENT)
        .forEach(entry -> log.append(entry.actor()).append(": ").append(entry.body()).append('\n'));
    return log.toString();
  }

  @Override
  public void close() {
    tables.close();
  }
}
