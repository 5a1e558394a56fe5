package umpire.testkit.contract.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.core.Rule;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.repair.RepairBudget;
import umpire.core.text.BadInputException;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.SeedSums;
import umpire.testkit.contract.Tables;

/// Games can be written, read again and verified, and a changed record is refused where the change
/// breaks a rule.
@Contract
public final class RecordContract {

  private static final long SUMMED_SEED = 1;

  private static final int MUTATIONS = Integer.getInteger("umpire.record.mutations", 60);

  /// How often the records of each table are damaged; less often if there are many tables.
  private static final int ACCIDENTS = 200;

  @Test
  public <K extends Kernel<K>> void writtenAndReadIsTheSame(Game game, CompleteGame<K> whole)
      throws Exception {
    for (Tables.Table table : Tables.of(whole)) {
      for (int seed = 0; seed < 4; seed++) {
        Transcript<K> played = Records.recorder(game, whole, table, seed % 2 == 0).play(seed);
        String text = RecordWriter.write(played);
        Transcript<?> again = Records.read(text, game);
        assertThat(again.fault()).as("%s%n%s", table, text).isNull();
        assertThat(RecordWriter.write(again)).as(table.toString()).isEqualTo(text);
        assertThat(RecordWriter.id(again)).isEqualTo(RecordWriter.id(played));
        assertThat(Records.events(again)).as(table.toString()).isEqualTo(Records.events(played));
        Report report = Verifier.verify(again, RepairBudget.ofFile());
        assertThat(report.judgement())
            .as("%s%n%s", report, text)
            .isEqualTo(Report.Judgement.AGREES);
        assertThat(report.events()).isEqualTo(played.events().size());
        assertThat(report.over()).as("%s: the game comes to its end", table).isTrue();
      }
    }
  }

  /// A seed quoted in a bug report gives the same record of a complete game in every release, as
  /// `umpire play --seed` prints it.
  @Test
  public <K extends Kernel<K>> void aSeedPlaysTheSameGameInEveryRelease(
      Game game, CompleteGame<K> whole, SeedSums agreed) {
    for (Preset preset : whole.profiles().presets()) {
      Profile profile = Tables.profile(whole, preset.name());
      Tables.Table table = Tables.of(whole, profile).getFirst();
      for (boolean rules : List.of(false, true)) {
        String record =
            RecordWriter.write(Records.recorder(game, whole, table, rules).play(SUMMED_SEED));
        String key = "play %s %s".formatted(preset.name(), rules ? "rules" : "random");
        agreed.check(key, record.getBytes(StandardCharsets.UTF_8));
      }
    }
    assertThat(agreed.differences()).as(SeedSums.REMEDY).isEmpty();
  }

  /// A recorded match states the score after each of its parts, if it has parts.
  @Test
  <K extends Kernel<K>> void whatIsClosedIsClaimed(Game game, CompleteGame<K> whole) {
    if (whole.closing().isEmpty() && !game.hasClassic()) {
      return; // the match of a plain game has one part
    }
    assertThat(whole.closing()).as("rules that close a part of a match").isNotEmpty();
    assertThat(game.rulebook().containsAll(whole.closing())).as("rules of this game").isTrue();
    int claimed = 0;
    for (Tables.Table table : Tables.of(whole)) {
      Transcript<K> played = Records.recorder(game, whole, table, true).play(3);
      Match<K> match = played.open();
      var log = new RulingLog();
      List<Transcript.Line> lines = played.lines();
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i) instanceof Transcript.EventLine line) {
          log.clear();
          match.play(line.actor(), line.event(), log);
          boolean due = closes(log, game, whole) && match.toAct() != Kernel.OVER;
          boolean there = i + 1 < lines.size() && lines.get(i + 1) instanceof Transcript.ClaimLine;
          assertThat(there).as("%s: a claim after line %d", table, i).isEqualTo(due);
          claimed += there ? 1 : 0;
        }
      }
    }
    assertThat(claimed).as("claims in the middle of a match").isPositive();
  }

  private static boolean closes(RulingLog log, Game game, CompleteGame<?> whole) {
    for (int i = 0; i < log.size(); i++) {
      if (whole.closing().contains(log.ruling(i, game.rulebook()).rule())) {
        return true;
      }
    }
    return false;
  }

  @Test
  public <K extends Kernel<K>> void everyFormIsReadAsItIsWritten(Game game, CompleteGame<K> whole)
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

  /// Changing one event leads to another legal game, or a rule refuses it, at the change or after
  /// it.
  @Test
  public <K extends Kernel<K>> void changedEventsAreLegalOrRefused(
      Game game, CompleteGame<K> whole) {
    Map<String, Integer> refusals = new TreeMap<>();
    int legal = 0;
    int tried = 0;
    for (Tables.Table table : Tables.of(whole)) {
      Transcript<K> played = Records.recorder(game, whole, table, true).play(5);
      var random = new SeededRandom(SeededRandom.mix(table.hashCode()));
      for (int i = 0; i < MUTATIONS; i++) {
        int at = random.nextInt(played.events().size());
        Transcript<K> mutant = Records.mutant(played, at, random);
        Report report = Verifier.verify(mutant, RepairBudget.none());
        tried++;
        BadInputException fault = report.fault();
        if (fault == null) {
          legal++;
          continue;
        }
        Rule rule = fault.rule();
        assertThat(rule).as("the rule that refuses %s", mutant.events().get(at)).isNotNull();
        assertThat(report.faultyEvent()).as("%s", fault.description()).isGreaterThan(at);
        refusals.merge(rule == null ? "" : rule.id(), 1, Integer::sum);
      }
    }
    int refused = tried - legal;
    System.out.printf(
        "%s: of %d changed events %d stay legal, %d are refused: %s%n",
        game.id(), tried, legal, refused, refusals);
    assertThat(refused).as("changes that were found out").isPositive();
  }

  /// The reader reports a fault with its position for any damaged record, and never fails in
  /// another way.
  @Test
  public <K extends Kernel<K>> void damagedRecordsAreReadOrRefused(Game game, CompleteGame<K> whole)
      throws Exception {
    List<Tables.Table> tables = Tables.of(whole);
    int accidents = Math.min(ACCIDENTS, Tables.games(2 * ACCIDENTS, tables));
    for (Tables.Table table : tables) {
      String text = RecordWriter.write(Records.recorder(game, whole, table, true).play(3));
      byte[] bytes =
          text.substring(0, Math.min(text.length(), 6_000)).getBytes(StandardCharsets.UTF_8);
      var random = new SeededRandom(SeededRandom.mix(17 + table.hashCode()));
      RepairBudget budget = RepairBudget.ofFile();
      for (int i = 0; i < accidents; i++) {
        Records.verified(damaged(bytes, random), game, budget);
      }
    }
  }

  private static byte[] damaged(byte[] bytes, SeededRandom random) {
    byte[] damaged = bytes.clone();
    for (int hits = random.nextInt(4); hits >= 0; hits--) {
      int at = random.nextInt(damaged.length);
      int from = random.nextInt(damaged.length);
      switch (random.nextInt(3)) {
        case 0 -> damaged[at] = (byte) random.nextInt(256);
        case 1 -> damaged[at] = damaged[from];
        default -> {
          int length = Math.min(damaged.length - Math.max(at, from), random.nextInt(40));
          System.arraycopy(bytes, from, damaged, at, length);
        }
      }
    }
    return damaged;
  }
}
