package umpire.testkit.contract.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.repair.RepairBudget;
import umpire.core.text.BadInputException;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;
import umpire.testkit.TrueLines;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.Tables;

/// People write more than they have to. A line that truly repeats a known fact, or that is not
/// needed, is never illegal, changes no score and puts nothing in doubt.
@Contract
public final class RepetitionContract {

  private static final int GAMES = Integer.getInteger("umpire.repetition.games", 6);

  /// The percentages of needless lines to write: single lines, many, all.
  private static final int[] SHARES = {5, 40, 100};

  /// How many lines before a fault are shown.
  private static final int SHOWN = 25;

  @Test
  public <K extends Kernel<K>> void needlessLinesRefuteNothing(Game game, CompleteGame<K> whole)
      throws Exception {
    TrueLines lines = TrueLines.of(game).orElse(null);
    if (lines == null) {
      return;
    }
    List<Tables.Table> tables = Tables.of(whole);
    int games = Tables.games(GAMES, tables);
    Set<String> tried = new TreeSet<>();
    for (Tables.Table table : tables) {
      for (int seed = 0; seed < games; seed++) {
        Transcript<K> played = Records.recorder(game, whole, table, seed % 3 != 0).play(seed);
        Report plain = Verifier.verify(played, RepairBudget.none());
        for (int share : SHARES) {
          var random = new SeededRandom(SeededRandom.mix(seed + 37L * table.hashCode() + share));
          List<String> needless = new ArrayList<>();
          String text = with(needless, lines, played, random, share);
          needless.forEach(line -> tried.add(verb(line)));
          Report report = Verifier.verify(Records.read(text, game), RepairBudget.none());
          String which = table + ", seed " + seed + "\n" + upTo(report.fault(), text);
          assertThat(report.fault()).as(which).isNull();
          assertThat(report.differences()).as(which).isEmpty();
          assertThat(report.doubts()).as(which).isEmpty();
          assertThat(report.agreed()).as("%s, claims", table).isEqualTo(plain.agreed());
          assertThat(report.over()).as("%s, the end", table).isEqualTo(plain.over());
          assertThat(report.events())
              .as("%s, events", table)
              .isEqualTo(plain.events() + needless.size());
        }
      }
    }
    System.out.println(game.id() + ": needless lines that were tried: " + tried);
    assertThat(tried).as("needless lines").isNotEmpty();
  }

  /// Returns the whole record, or the lines shortly before its fault.
  private static String upTo(@Nullable BadInputException fault, String text) {
    List<String> lines = text.lines().toList();
    int end = fault == null ? lines.size() : (int) Math.min(lines.size(), fault.line());
    return String.join("\n", lines.subList(fault == null ? 0 : Math.max(0, end - SHOWN), end));
  }

  private static String verb(String line) {
    return List.of(line.split(" ")).get(1);
  }

  /// Returns the record with needless lines between its own.
  private static <K extends Kernel<K>> String with(
      List<String> needless, TrueLines lines, Transcript<K> game, SeededRandom random, int share) {
    List<String> written = RecordWriter.write(game).lines().toList();
    int at = written.indexOf("") + 1;
    var text = new ArrayList<>(written.subList(0, at));
    Match<K> match = game.open();
    var log = new RulingLog();
    for (Transcript.Line line : game.lines()) {
      text.add(written.get(at++));
      if (line instanceof Transcript.EventLine happened) {
        log.clear();
        match.play(happened.actor(), happened.event(), log);
        for (String more : lines.at(match.table(), game.names())) {
          if (random.nextPercent(share)) {
            needless.add(more);
            text.add(more);
          }
        }
      }
    }
    text.addAll(written.subList(at, written.size()));
    return String.join("\n", text) + "\n";
  }
}
