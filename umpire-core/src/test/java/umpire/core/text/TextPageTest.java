package umpire.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Printed text fits the terminal, and none of it is lost.
final class TextPageTest {

  private static List<String> printed(int width, Consumer<TextPage> what) {
    var out = new ByteArrayOutputStream();
    var page = new TextPage(new TextWriter(out), width);
    what.accept(page);
    page.flush();
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static TextTable table() {
    var table = new TextTable(2, "", "what it is", "mean", "in game");
    table.row("plays", "cards laid, without the opening card", "21.4", "162881");
    table.row("chain", "the highest penalty set by a laid seven", "3.3988", "14");
    return table;
  }

  @Test
  void whereThereIsNoTerminalLinesStayWhole() {
    assertThat(printed(0, page -> page.table(table()))).isEqualTo(table().lines());
    String line = "a ".repeat(500) + "b";
    assertThat(printed(0, page -> page.line(line))).containsExactly(line);
  }

  @Test
  void theWidestWordsOfATableGiveWay() {
    assertThat(printed(44, page -> page.table(table())))
        .containsExactly(
            "       what it is              mean  in game",
            "plays  cards laid, without     21.4   162881",
            "       the opening card",
            "chain  the highest penalty   3.3988       14",
            "       set by a laid seven");
  }

  @Test
  void wordsWithoutRoomStandBelowTheirRow() {
    assertThat(printed(30, page -> page.table(table())))
        .containsExactly(
            "         mean  in game",
            "  what it is",
            "plays    21.4   162881",
            "  cards laid, without the",
            "    opening card",
            "chain  3.3988       14",
            "  the highest penalty set by a",
            "    laid seven");
  }

  @Test
  void whatIsFoldedStandsUnderItsColumn() {
    assertThat(printed(30, page -> page.line("  classic   the rules of the published problem")))
        .containsExactly("  classic   the rules of the", "            published problem");
    assertThat(printed(28, page -> page.lines("One sentence that is too long.\n\nAnother.\n")))
        .containsExactly("One sentence that is too", "  long.", "", "Another.");
  }

  /// Tests words of any length at any width, including a character that takes two `char`s.
  @ParameterizedTest
  @ValueSource(ints = {20, 33, 79})
  void everyLineFitsAndNoLetterIsLost(int width) {
    long seed = 14;
    var random = new SplittableRandom(seed);
    for (int round = 0; round < 300; round++) {
      var text = new StringBuilder();
      for (int word = random.nextInt(1, 30); word > 0; word--) {
        text.append("x".repeat(random.nextInt(1, 3 * width / 2)))
            .append(random.nextBoolean() ? "\ud83c\udca1" : "")
            .append("出牌，".repeat(random.nextInt(0, 4)));
        text.append(" ".repeat(random.nextInt(1, 4)));
      }
      List<String> lines = printed(width, page -> page.line(text.toString()));
      assertThat(lines)
          .as("seed %d, round %d", seed, round)
          .allMatch(line -> DisplayWidth.of(line) <= width);
      assertThat(String.join("", lines).replace(" ", ""))
          .isEqualTo(text.toString().replace(" ", ""));
    }
  }

  @Test
  void chineseIsFoldedBetweenItsCharacters() {
    assertThat(printed(20, page -> page.line("规则：玩家必须出牌，不能出时摸牌（Source）。")))
        .containsExactly("规则：玩家必须出牌，", "  不能出时摸牌", "  （Source）。");
    var table = new TextTable(1, "谁", "得分");
    table.row("安娜", "12");
    table.row("Ben", "3");
    assertThat(table.lines()).containsExactly("谁    得分", "安娜    12", "Ben      3");
  }

  @Test
  void aTerminalThatIsTooNarrowIsNone() {
    assertThat(printed(19, page -> page.table(table()))).isEqualTo(table().lines());
  }
}
