package umpire.cli.interactive;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.cli.Command;
import umpire.command.Status;

/// A person's game at the terminal, from prepared lines.
class PersonTest {

  @TempDir private Path folder;

  private static Command.Result played(String lines, String... call) {
    return Command.callWith(lines, call);
  }

  /// A player who saves after every move has the whole game in the end, and the referee accepts it.
  @ParameterizedTest
  @CsvSource({
    "maumau, 'me,rules', 3",
    "maumau, 'rules,me,random', 4",
    "cribbage, 'me,expert:20', 5",
    "cribbage, 'random,me', 6",
    "snooker, 'me,rules', 7",
  })
  void aGamePlayedToItsEndVerifies(String game, String seats, int seed) throws Exception {
    Path record = folder.resolve("mine.rec");
    String lines = ("2\nsave %s\n1\nsave %s\n".formatted(record, record)).repeat(400);
    Command.Result result = played(lines, "play", game, "--seats", seats, "--seed", "" + seed);
    assertThat(result.status()).as(result.err()).isZero();
    assertThat(result.out()).contains("The game is over.");
    Command.Result verified = Command.call("verify", record.toString());
    assertThat(verified.status()).as(verified.out() + verified.err()).isZero();
    assertThat(verified.out()).doesNotContain("not finished").contains("claim");
  }

  @ParameterizedTest
  @ValueSource(strings = {"maumau", "snooker", "cribbage", "tractor"})
  void whatIsTakenBackHasNotHappened(String game) {
    String[] call = {"play", game, "--seats", "me,rules", "--seed", "2"};
    String straight = played("1\n1\n", call).out();
    String undone = played("1\nhint\nundo\n1\n1\n", call).out();
    assertThat(undone).contains("Taken back.").contains("The strongest strategy would: ");
    String end = straight.substring(straight.indexOf("\n> 1\n", straight.indexOf("> 1\n") + 1));
    assertThat(undone).endsWith(end);
    assertThat(played("undo\n", call).out()).contains("There is nothing to take back.");
  }

  @Test
  void theRefereeAnswersBeforeAndRefusesAfter() {
    String[] call = {"play", "cribbage", "--seats", "me,rules"};
    String out = played("? lay 2C\nlay 2C\n? 1\nnonsense\n\nsave \0\nsave .\n", call).out();
    assertThat(out)
        .contains("Not legal: cut, deal, discards, starter, play and show follow in this order")
        .contains("[in-order] (American Cribbage Congress")
        .contains("No rule forbids it.")
        .contains("'nonsense'")
        .contains("Type one of the listed events")
        .contains("That is not a file name.")
        .doesNotContain("Anna discards");
  }

  @ParameterizedTest
  @CsvSource({"cribbage, discard ? ?", "tractor, bury ? ? ? ? ? ? ? ?"})
  void everyCardIsNamed(String game, String words) {
    String lines = "? " + words + "\n" + words + "\n";
    String out = played(lines, "play", game, "--seats", "me,rules").out();
    String refusal = "Not legal: a player names every card";
    assertThat(out)
        .containsSubsequence(refusal, refusal)
        .contains("[name-every-card] (decision B8)");
  }

  /// Only the number of the others' cards is shown, before and after.
  @Test
  void nobodyElsesCardsAreShown() {
    String out = played("1\n1\n", "play", "maumau", "--seats", "me,rules", "--seed", "9").out();
    assertThat(out).contains("Ben         ").containsPattern("Ben +[0-9]+ cards: points 0");
    String record = folder.resolve("open.rec").toString();
    played("1\nsave " + record + "\n", "play", "maumau", "--seats", "me,rules", "--seed", "9");
    assertThat(Path.of(record)).content().containsPattern("\\* deck .. \\? .. \\? .. \\? ");
  }

  @Test
  void onlyOneSeatIsMineAndOneGame() {
    for (String more : List.of("--seats=me,me", "--games=2", "--format=jsonl", "--rulings")) {
      Command.Result result = played("", "play", "cribbage", "--seats=me,rules", more);
      assertThat(result.status()).as(more).isEqualTo(Status.WRONG_USE);
    }
    assertThat(played("", "simulate", "cribbage", "--seats", "me,rules").err())
        .contains("there is no strategy 'me'");
  }

  @Test
  void cardsHaveTheFacesOfTheirSuits() {
    var rankFirst = new Faces(List.of("5H", "TC", "JS", "AD"), false);
    assertThat(rankFirst.in("lay 5H TC, count 15")).isEqualTo("lay 5♥ T♣, count 15");
    var suitFirst = new Faces(List.of("CS", "DS", "SS", "HJ", "RJ"), true);
    assertThat(suitFirst.in("CS HJ RJ")).isEqualTo("♣S \u001b[31m♥J\u001b[0m RJ");
    assertThat(Faces.typed("lay 5♥")).isEqualTo("lay 5H");
    assertThat(Faces.plain().in("lay 5H")).isEqualTo("lay 5H");
  }

  @Test
  void aNarrowScreenHasFewerColumns() {
    List<String> items = List.of("lay 5H", "lay TC", "go");
    assertThat(Columns.numbered(items, 80)).containsExactly("  1  lay 5H     2  lay TC     3  go");
    assertThat(Columns.numbered(items, 10))
        .containsExactly("  1  lay 5H", "  2  lay TC", "  3  go");
    assertThat(Columns.numbered(List.of(), 80)).isEmpty();
    assertThat(Columns.wrapped("Here:", List.of("one", "two", "three"), 12))
        .containsExactly("Here: one,", "    two,", "    three");
  }
}
