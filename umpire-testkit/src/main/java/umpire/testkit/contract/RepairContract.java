package umpire.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.Chance;
import umpire.core.Game;
import umpire.core.match.CompleteGame;
import umpire.core.match.Notation;
import umpire.core.match.View;
import umpire.core.record.RecordWriter;
import umpire.core.record.Repair;
import umpire.core.record.RepairBudget;
import umpire.core.record.Transcript;
import umpire.core.record.Verifier;
import umpire.testkit.WatchedGame;

/// What is said about how to mend a record is true, and is found with bounded work.
@Contract
final class RepairContract {

  private static final int MISTAKES = Integer.getInteger("umpire.repair.mistakes", 40);

  /// So many lines follow the fault of a hostile record.
  private static final int HOSTILE_LINES = 20_000;

  /// Words that stand for one another are mistaken in a legal record. The right word is one repair;
  /// so where only one is told it must be that. Which words can be meant is known from the forms.
  @Test
  void theOnlyRepairIsTheRightWord(Game<?> game) throws Exception {
    WholeLaw.on(game, RepairContract::mistakes);
  }

  private static <E, V extends View> void mistakes(Game<?> game, CompleteGame<E, V> whole)
      throws Exception {
    int told = 0;
    int only = 0;
    for (Tables.Table table : fewAndMany(whole)) {
      var chance = new Chance(Chance.mix(41 + table.hashCode()));
      String text = RecordWriter.write(RecordContract.host(game, whole, table, true).play(7));
      List<String> lines = beginning(text);
      for (int i = 0; i < MISTAKES; i++) {
        Mistake mistake = mistake(lines, whole.notation(), chance);
        Transcript<?, ?> wrong = RecordContract.read(mistake.text(), game);
        Repair repair = Verifier.verify(wrong).repair();
        if (repair == null) {
          continue;
        }
        told++;
        if (isTheOnlyOne(repair)) {
          only++;
          assertThat(repair.changes())
              .as("%s%n%s", table, mistake.text())
              .singleElement()
              .asString()
              .startsWith(mistake.repair());
        }
      }
    }
    System.out.printf("%s: %d repairs told, %d of them the only one%n", game.id(), told, only);
    assertThat(only).as("mistakes that are known from the game's words").isPositive();
  }

  private static boolean isTheOnlyOne(Repair repair) {
    return repair.told().startsWith("one change would") && !repair.told().contains("not tried");
  }

  /// The first preset with the fewest players, and the last one with the most.
  private static List<Tables.Table> fewAndMany(CompleteGame<?, ?> whole) {
    List<Tables.Table> tables = Tables.of(whole);
    return List.of(tables.getFirst(), tables.getLast());
  }

  /// The lines of a record up to where it becomes long.
  private static List<String> beginning(String text) {
    var lines = new ArrayList<>(text.lines().toList());
    return lines.subList(0, Math.min(lines.size() - 1, 150));
  }

  /// A record with one wrong word.
  ///
  /// @param repair how its repair begins
  private record Mistake(String text, String repair) {}

  private static Mistake mistake(List<String> lines, Notation<?> notation, Chance chance) {
    var changed = new ArrayList<>(lines);
    List<String> words = interchangeable(notation);
    int events = lines.indexOf("") + 1;
    for (int attempt = 0; attempt < 10_000; attempt++) {
      int at = events + chance.below(lines.size() - events);
      if (lines.get(at).startsWith("=")) {
        continue;
      }
      var parts = new ArrayList<>(List.of(lines.get(at).split(" ")));
      int word = 1 + chance.below(parts.size() - 1);
      String right = parts.get(word);
      String wrong = words.get(chance.below(words.size()));
      if (word > 1 && words.contains(right) && !right.equals(wrong)) {
        parts.set(word, wrong);
        changed.set(at, String.join(" ", parts));
        String repair = "line %d: '%s' instead of ".formatted(at + 1, right);
        return new Mistake(String.join("\n", changed) + "\n", repair);
      }
    }
    throw new AssertionError("no word of the record stands for another");
  }

  /// The cards; where there are none, numbers and balls.
  private static List<String> interchangeable(Notation<?> notation) {
    return notation.words().isEmpty()
        ? List.of("1", "2", "3", "red", "yellow", "green", "brown", "blue", "pink", "black")
        : notation.words();
  }

  /// However a record is damaged, and however long it goes on, no more is done in search of a
  /// repair than the budget allows.
  @Test
  void theSearchIsBounded(Game<?> game) throws Exception {
    WholeLaw.on(game, RepairContract::bounded);
  }

  private static <E, V extends View> void bounded(Game<?> game, CompleteGame<E, V> whole) {
    for (Tables.Table table : fewAndMany(whole)) {
      var chance = new Chance(Chance.mix(43 + table.hashCode()));
      Transcript<E, V> played = RecordContract.host(game, whole, table, true).play(5);
      int worst = 0;
      for (int i = 0; i < 4; i++) {
        int at = chance.below(played.events().size());
        Transcript<E, V> mutant = RecordContract.mutant(played, at, chance);
        worst = Math.max(worst, work(mutant));
        worst = Math.max(worst, work(hostile(mutant)));
      }
      assertThat(worst).as(table.toString()).isPositive().isLessThanOrEqualTo(RepairBudget.A_GAME);
    }
  }

  /// The same game, which then goes round and round.
  private static <E, V extends View> Transcript<E, V> hostile(Transcript<E, V> game) {
    var lines = new ArrayList<>(game.lines());
    for (int i = 0; lines.size() < HOSTILE_LINES; i++) {
      lines.add(game.lines().get(i % game.lines().size()));
    }
    return game.with(lines);
  }

  /// What the search for a repair takes, beside what ruling on the game takes.
  private static <E, V extends View> int work(Transcript<E, V> game) {
    WatchedGame<E, V> plain = WatchedGame.of(game);
    Verifier.verify(plain.game(), RepairBudget.none());
    WatchedGame<E, V> watched = WatchedGame.of(game);
    Verifier.verify(watched.game());
    return watched.steps() - plain.steps();
  }
}
