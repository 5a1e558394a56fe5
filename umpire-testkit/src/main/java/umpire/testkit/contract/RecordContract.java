package umpire.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import umpire.core.Chance;
import umpire.core.Rule;
import umpire.core.Tape;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.play.Host;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordReader;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.repair.RepairBudget;
import umpire.core.text.BadInput;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;

/// What was played can be written down, read again, and verified; and what was not is found out.
@Contract
final class RecordContract {

  private static final long SUMMED_SEED = 1;

  private static final int MUTATIONS = Integer.getInteger("umpire.record.mutations", 60);

  /// So often a record of each table is damaged; at twice as many tables as are many, fewer times.
  private static final int ACCIDENTS = 200;

  /// A refusal may repeat an event, and the longest is a deal.
  private static final int LONGEST_MESSAGE = 2_000;

  @Test
  void writtenAndReadIsTheSame(Game game) throws Exception {
    WholeLaw.on(game, RecordContract::roundTrip);
  }

  private static <K extends Kernel<K>> void roundTrip(Game game, CompleteGame<K> whole)
      throws Exception {
    for (Tables.Table table : Tables.of(whole)) {
      for (int seed = 0; seed < 4; seed++) {
        Transcript<K> played = host(game, whole, table, seed % 2 == 0).play(seed);
        String text = RecordWriter.write(played);
        Transcript<?> again = read(text, game);
        assertThat(again.fault()).as("%s%n%s", table, text).isNull();
        assertThat(RecordWriter.write(again)).as(table.toString()).isEqualTo(text);
        assertThat(RecordWriter.id(again)).isEqualTo(RecordWriter.id(played));
        assertThat(events(again)).as(table.toString()).isEqualTo(events(played));
        Report report = Verifier.verify(again, RepairBudget.ofFile());
        assertThat(report.judgement())
            .as("%s%n%s", report, text)
            .isEqualTo(Report.Judgement.AGREES);
        assertThat(report.events()).isEqualTo(played.events().size());
        assertThat(report.over()).as("%s: the game comes to its end", table).isTrue();
      }
    }
  }

  /// A seed named in somebody's report gives the same record of a complete game in every release,
  /// as `umpire play --seed` prints it.
  @Test
  void aSeedPlaysTheSameGameInEveryRelease(Game game, SeedSums agreed) throws Exception {
    WholeLaw.on(
        game,
        new WholeLaw() {
          @Override
          public <K extends Kernel<K>> void holdFor(Game game, CompleteGame<K> whole) {
            playSeeds(game, whole, agreed);
          }
        });
    assertThat(agreed.differences()).as(SeedSums.REMEDY).isEmpty();
  }

  private static <K extends Kernel<K>> void playSeeds(
      Game game, CompleteGame<K> whole, SeedSums agreed) {
    for (Preset preset : whole.profiles().presets()) {
      Profile profile = Tables.profile(whole, preset.name());
      Tables.Table table = Tables.of(whole, profile).getFirst();
      for (boolean rules : List.of(false, true)) {
        String record = RecordWriter.write(host(game, whole, table, rules).play(SUMMED_SEED));
        String key = "play %s %s".formatted(preset.name(), rules ? "rules" : "random");
        agreed.check(key, record.getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  /// A scorer writes down how things stand whenever a part of the match is over, if it has parts.
  @Test
  void whatIsClosedIsClaimed(Game game) throws Exception {
    WholeLaw.on(game, RecordContract::claims);
  }

  private static <K extends Kernel<K>> void claims(Game game, CompleteGame<K> whole) {
    if (whole.closing().isEmpty() && !game.hasClassic()) {
      return; // the match of a plain game has one part
    }
    assertThat(whole.closing()).as("rules that close a part of a match").isNotEmpty();
    assertThat(game.rulebook().containsAll(whole.closing())).as("rules of this game").isTrue();
    int claimed = 0;
    for (Tables.Table table : Tables.of(whole)) {
      Transcript<K> played = host(game, whole, table, true).play(3);
      Match<K> match = played.open();
      var tape = new Tape();
      List<Transcript.Line> lines = played.lines();
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i) instanceof Transcript.Happened happened) {
          tape.rewind();
          match.play(happened.actor(), happened.event(), tape);
          boolean due = closes(tape, game, whole) && match.toAct() != Kernel.OVER;
          boolean there = i + 1 < lines.size() && lines.get(i + 1) instanceof Transcript.Claimed;
          assertThat(there).as("%s: a claim behind line %d", table, i).isEqualTo(due);
          claimed += there ? 1 : 0;
        }
      }
    }
    assertThat(claimed).as("claims in the middle of a match").isPositive();
  }

  private static boolean closes(Tape tape, Game game, CompleteGame<?> whole) {
    for (int i = 0; i < tape.size(); i++) {
      if (whole.closing().contains(tape.ruling(i, game.rulebook()).rule())) {
        return true;
      }
    }
    return false;
  }

  static <K extends Kernel<K>> Host<K> host(
      Game game, CompleteGame<K> whole, Tables.Table table, boolean rules) {
    return new Host<>(
        game,
        whole,
        table.profile(),
        table.names(),
        Tables.all(whole, rules ? "rules" : "random", table.names().size()));
  }

  private static List<Object> events(Transcript<?> transcript) {
    var events = new ArrayList<Object>();
    for (Transcript.Happened happened : transcript.events()) {
      events.add(happened.actor());
      events.add(happened.event());
    }
    return events;
  }

  static Transcript<?> read(String text, Game game) throws BadInput, IOException {
    return TranscriptReader.of(reader(text).next().orElseThrow(), only(game));
  }

  /// The game that is tested, also where the service is another.
  private static Function<String, Optional<Game>> only(Game game) {
    return id -> id.equals(game.id()) ? Optional.of(game) : Optional.empty();
  }

  static RecordReader reader(String text) {
    return new RecordReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void everyFormIsReadAsItIsWritten(Game game) throws Exception {
    WholeLaw.on(game, RecordContract::formsAreReal);
  }

  private static <K extends Kernel<K>> void formsAreReal(Game game, CompleteGame<K> whole)
      throws Exception {
    List<String> names = List.of("Anna", "Ben", "Cleo", "Dan");
    assertThat(whole.vocabulary().forms()).as("forms of events").isNotEmpty();
    for (var form : whole.vocabulary().forms()) {
      Event event = whole.vocabulary().read(List.of(form.example().split(" ")), names);
      assertThat(whole.vocabulary().write(event, names))
          .as("the example of '%s'", form.pattern())
          .isEqualTo(form.example());
    }
  }

  /// Every change of one event leads to another legal game, or is refused by a rule, at the change
  /// or behind it.
  @Test
  void changedEventsAreLegalOrRefused(Game game) throws Exception {
    WholeLaw.on(game, RecordContract::mutations);
  }

  private static <K extends Kernel<K>> void mutations(Game game, CompleteGame<K> whole) {
    Map<String, Integer> refusals = new TreeMap<>();
    int legal = 0;
    int tried = 0;
    for (Tables.Table table : Tables.of(whole)) {
      Transcript<K> played = host(game, whole, table, true).play(5);
      var chance = new Chance(Chance.mix(table.hashCode()));
      for (int i = 0; i < MUTATIONS; i++) {
        int at = chance.below(played.events().size());
        Transcript<K> mutant = mutant(played, at, chance);
        Report report = Verifier.verify(mutant, RepairBudget.none());
        tried++;
        BadInput fault = report.fault();
        if (fault == null) {
          legal++;
          continue;
        }
        Rule rule = fault.rule();
        assertThat(rule).as("the rule that refuses %s", mutant.events().get(at)).isNotNull();
        assertThat(report.faultyEvent()).as("%s", fault.what()).isGreaterThan(at);
        refusals.merge(rule == null ? "" : rule.id(), 1, Integer::sum);
      }
    }
    int refused = tried - legal;
    System.out.printf(
        "%s: of %d changed events %d stay legal, %d are refused: %s%n",
        game.id(), tried, legal, refused, refusals);
    assertThat(refused).as("changes that were found out").isPositive();
  }

  /// One event made by somebody else, or another event of the same game in its place.
  static <K extends Kernel<K>> Transcript<K> mutant(Transcript<K> game, int at, Chance chance) {
    List<Transcript.Line> lines = new ArrayList<>(game.events());
    Transcript.Happened old = game.events().get(at);
    Transcript.Happened other = game.events().get(chance.below(lines.size()));
    int actor =
        chance.percent(20) ? chance.below(game.names().size() + 1) + Kernel.HOUSE : old.actor();
    Event event = actor == old.actor() ? other.event() : old.event();
    lines.set(at, new Transcript.Happened(actor, event, old.written()));
    return game.with(lines);
  }

  /// The reader never fails in another way than by a located fault, whatever it is given.
  @Test
  void damagedRecordsAreReadOrRefused(Game game) throws Exception {
    WholeLaw.on(game, RecordContract::damage);
  }

  private static <K extends Kernel<K>> void damage(Game game, CompleteGame<K> whole)
      throws Exception {
    List<Tables.Table> tables = Tables.of(whole);
    int accidents = Math.min(ACCIDENTS, Tables.games(2 * ACCIDENTS, tables));
    for (Tables.Table table : tables) {
      String text = RecordWriter.write(host(game, whole, table, true).play(3));
      byte[] bytes =
          text.substring(0, Math.min(text.length(), 6_000)).getBytes(StandardCharsets.UTF_8);
      var chance = new Chance(Chance.mix(17 + table.hashCode()));
      RepairBudget budget = RepairBudget.ofFile();
      for (int i = 0; i < accidents; i++) {
        verified(damaged(bytes, chance), game, budget);
      }
    }
  }

  /// Reads and verifies whatever games these bytes hold.
  static void verified(byte[] bytes, Game game, RepairBudget budget) throws IOException {
    var reader = new RecordReader(new ByteArrayInputStream(bytes));
    for (var found = reader.next(); found.isPresent(); found = reader.next()) {
      verified(found.get(), game, budget);
    }
  }

  /// Understands and verifies a record, and looks at the fault if there is one.
  private static void verified(GameRecord record, Game game, RepairBudget budget)
      throws IOException {
    try {
      Transcript<?> understood = TranscriptReader.of(record, only(game));
      BadInput fault = Verifier.verify(understood, budget).fault();
      if (fault != null) {
        isLocated(fault);
      }
      if (understood.fault() == null) {
        hasOneForm(understood, game);
      }
    } catch (BadInput fault) {
      isLocated(fault);
    }
  }

  /// Whatever was forgiven, the canonical form is read as what it was written from.
  private static void hasOneForm(Transcript<?> understood, Game game) throws IOException {
    String text = RecordWriter.write(understood);
    try {
      Transcript<?> again = read(text, game);
      assertThat(RecordWriter.write(again)).isEqualTo(text);
      assertThat(events(again)).as(text).isEqualTo(events(understood));
    } catch (BadInput fault) {
      throw new AssertionError(text, fault);
    }
  }

  private static void isLocated(BadInput fault) {
    assertThat(fault.line()).as(fault.what()).isPositive();
    assertThat(fault.column()).as(fault.what()).isPositive();
    assertThat(fault.what()).as("a message fits a screen").hasSizeLessThan(LONGEST_MESSAGE);
    assertThat(fault.what().chars().noneMatch(Character::isISOControl))
        .as("a message is harmless: %s", fault.what())
        .isTrue();
  }

  private static byte[] damaged(byte[] bytes, Chance chance) {
    byte[] damaged = bytes.clone();
    for (int hits = chance.below(4); hits >= 0; hits--) {
      int at = chance.below(damaged.length);
      int from = chance.below(damaged.length);
      switch (chance.below(3)) {
        case 0 -> damaged[at] = (byte) chance.below(256);
        case 1 -> damaged[at] = damaged[from];
        default -> {
          int length = Math.min(damaged.length - Math.max(at, from), chance.below(40));
          System.arraycopy(bytes, from, damaged, at, length);
        }
      }
    }
    return damaged;
  }
}
