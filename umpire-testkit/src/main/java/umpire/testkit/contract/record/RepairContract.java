package umpire.testkit.contract.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.repair.RepairBudget;
import umpire.core.text.BadInputException;
import umpire.core.verify.Repair;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;
import umpire.testkit.AppliedRepair;
import umpire.testkit.WatchedGame;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.GameHere;
import umpire.testkit.contract.Tables;

/// The repairs suggested for a record are correct, and are found with bounded work.
@Contract
public final class RepairContract {

  /// How many mistakes of each kind are made at a table.
  private static final int MISTAKES = Integer.getInteger("umpire.repair.mistakes", 12);

  /// How many mutants of a game at each table are searched for repairs.
  private static final int SEARCHES = Integer.getInteger("umpire.repair.searches", 2);

  /// How many lines a hostile record has.
  private static final int HOSTILE_LINES = 20_000;

  /// The least percentage of mistakes that must be repaired, all kinds together.
  private static final int MENDED = 90;

  /// The least percentage for each kind: which word was meant, or which stroke is missing, is more
  /// often ambiguous.
  private static final int MENDED_OF_A_KIND = 75;

  /// Makes one mistake in a legal record. Undoing it is one repair. So a repair that is suggested
  /// as the only one must be the right one, and mostly the right one is suggested. The verifier
  /// knows the possible words from the forms, and the missing line from the legal events.
  @Test
  public <K extends Kernel<K>> void mistakesAreMended(Game game, CompleteGame<K> whole)
      throws Exception {
    int faults = 0;
    int mended = 0;
    for (Mistake.Kind kind : Mistake.Kind.values()) {
      var tally = new Tally(kind);
      for (Tables.Table table : fewAndMany(whole)) {
        var random =
            new SeededRandom(SeededRandom.mix(41 + table.toString().hashCode() + kind.ordinal()));
        String text = RecordWriter.write(Records.recorder(game, whole, table, true).play(7));
        for (int i = 0; i < MISTAKES; i++) {
          Mistake mistake = Mistake.of(kind, beginning(text), whole.vocabulary(), random);
          Report report =
              Verifier.verify(Records.read(mistake.text(), game), RepairBudget.ofFile());
          tally.take(mistake, report);
          isCarriedOut(game, whole, mistake.text(), report);
        }
      }
      System.out.println(game.id() + ": " + tally);
      tally.check();
      faults += tally.faults;
      mended += tally.mended + tally.placed;
    }
    assertThat(100 * mended).as("mended of " + faults).isGreaterThanOrEqualTo(MENDED * faults);
  }

  /// A line that cannot be parsed: it has a word too many, an unknown word, or two words of which
  /// one is missing. Every suggested change makes the record readable and the event legal.
  @Test
  <K extends Kernel<K>> void unreadableLinesAreMended(Game game, CompleteGame<K> whole)
      throws Exception {
    int told = 0;
    for (Tables.Table table : fewAndMany(whole)) {
      var random = new SeededRandom(SeededRandom.mix(47 + table.toString().hashCode()));
      String text = RecordWriter.write(Records.recorder(game, whole, table, true).play(11));
      List<String> lines = beginning(text);
      for (int i = 0; i < 2 * MISTAKES; i++) {
        String broken = broken(lines, random);
        Report report = Verifier.verify(Records.read(broken, game), RepairBudget.ofFile());
        told += isCarriedOut(game, whole, broken, report);
      }
    }
    System.out.println(game.id() + ": " + told + " repairs of unreadable lines carried out");
  }

  /// The repairs printed in the corpus can be carried out, by hand and in the text.
  @Test
  void repairsOfTheCorpusAreCarriedOut(Game game) throws Exception {
    Path bad = GameHere.module().resolve("src/test/resources/records/bad");
    if (game.complete().isEmpty() || !Files.isDirectory(bad)) {
      return;
    }
    int told = 0;
    try (var files = Files.list(bad)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".rec")).sorted().toList()) {
        told += corpusRepairs(game, Files.readString(file));
      }
    }
    assertThat(told).as("repairs in the corpus").isPositive();
  }

  private static int corpusRepairs(Game game, String text) throws Exception {
    try {
      Report report = Verifier.verify(Records.read(text, game), RepairBudget.ofFile());
      return isCarriedOut(game, game.complete().orElseThrow(), text, report);
    } catch (BadInputException _) {
      return 0; // a heading that cannot be parsed has no repair
    }
  }

  private static String broken(List<String> lines, SeededRandom random) {
    int first = lines.indexOf("") + 1;
    var changed = new ArrayList<>(lines);
    int at = first + random.nextInt(lines.size() - first);
    var words = new ArrayList<>(List.of(lines.get(at).split(" ")));
    int word = 1 + random.nextInt(words.size() - 1);
    switch (random.nextInt(3)) {
      case 0 -> words.add("nice");
      case 1 -> words.set(word, words.get(word) + "x");
      default -> words.remove(word);
    }
    changed.set(at, String.join(" ", words));
    return String.join("\n", changed) + "\n";
  }

  /// Carries out every suggested change on the text and verifies the result; returns the number of
  /// changes.
  static int isCarriedOut(Game game, CompleteGame<?> whole, String text, Report report)
      throws Exception {
    Repair repair = report.repair();
    if (repair == null) {
      return 0;
    }
    for (String change : repair.changeTexts()) {
      boolean mends = false;
      for (String mended : AppliedRepair.to(text, change, whole.vocabulary().words())) {
        mends |= isLegal(game, mended);
      }
      assertThat(mends).as("%s%n%s%n%s", change, report.fault(), text).isTrue();
    }
    return repair.changeTexts().size();
  }

  private static boolean isLegal(Game game, String text) throws Exception {
    return Verifier.verify(Records.read(text, game), RepairBudget.none()).fault() == null;
  }

  /// Counts of the faults and repairs for one kind of mistake.
  private static final class Tally {
    private final Mistake.Kind kind;
    private int faults;
    private int mended;
    private int placed;
    private int only;

    Tally(Mistake.Kind kind) {
      this.kind = kind;
    }

    void take(Mistake mistake, Report report) {
      faults += report.fault() == null ? 0 : 1;
      Repair repair = report.repair();
      if (repair == null) {
        return;
      }
      boolean right = mistake.isMendedBy(repair);
      mended += right ? 1 : 0;
      placed += !right && mistake.isPlacedBy(repair) ? 1 : 0;
      if (isTheOnlyOne(repair)) {
        only++;
        assertThat(right).as("%s%n%s", repair.text(), mistake).isTrue();
      }
    }

    void check() {
      assertThat(faults).as("mistakes that can be seen: " + this).isPositive();
      if (kind == Mistake.Kind.WORD) {
        assertThat(only).as("mistakes that are known from the game's words").isPositive();
      }
      assertThat(100 * (mended + placed))
          .as(toString())
          .isGreaterThanOrEqualTo(MENDED_OF_A_KIND * faults);
    }

    @Override
    public String toString() {
      return "%s: %d faults, %d mended, %d of them by the only repair; of %d more the place is told"
          .formatted(kind, faults, mended, only, placed);
    }
  }

  private static boolean isTheOnlyOne(Repair repair) {
    return repair.text().startsWith("one change would") && !repair.text().contains("not tried");
  }

  /// Returns the first preset with the fewest players, and the last preset with the most.
  private static List<Tables.Table> fewAndMany(CompleteGame<?> whole) {
    List<Tables.Table> tables = Tables.of(whole);
    return List.of(tables.getFirst(), tables.getLast());
  }

  /// Returns the first 150 lines of a record, or all if it is shorter.
  private static List<String> beginning(String text) {
    List<String> lines = text.lines().toList();
    return lines.subList(0, Math.min(lines.size(), 150));
  }

  /// The search for a repair never exceeds its budget, however a record is damaged and however long
  /// it is.
  @Test
  <K extends Kernel<K>> void theSearchIsBounded(Game game, CompleteGame<K> whole) {
    for (Tables.Table table : fewAndMany(whole)) {
      var random = new SeededRandom(SeededRandom.mix(43 + table.hashCode()));
      Transcript<K> played = Records.recorder(game, whole, table, true).play(5);
      int worst = 0;
      for (int i = 0; i < SEARCHES; i++) {
        int at = random.nextInt(played.events().size());
        Transcript<K> mutant = Records.mutant(played, at, random);
        worst = Math.max(worst, work(mutant));
        worst = Math.max(worst, work(hostile(mutant)));
      }
      assertThat(worst).as(table.toString()).isPositive().isLessThanOrEqualTo(RepairBudget.A_GAME);
    }
  }

  /// Returns the game with its lines repeated until it is very long.
  private static <K extends Kernel<K>> Transcript<K> hostile(Transcript<K> game) {
    var lines = new ArrayList<>(game.lines());
    for (int i = 0; lines.size() < HOSTILE_LINES; i++) {
      lines.add(game.lines().get(i % game.lines().size()));
    }
    return game.with(lines);
  }

  /// Returns the steps taken by the search for a repair alone, without those of ruling on the game.
  private static <K extends Kernel<K>> int work(Transcript<K> game) {
    WatchedGame<K> plain = WatchedGame.of(game);
    Verifier.verify(plain.game(), RepairBudget.none());
    WatchedGame<K> watched = WatchedGame.of(game);
    Verifier.verify(watched.game(), RepairBudget.ofFile());
    return watched.steps() - plain.steps();
  }
}
