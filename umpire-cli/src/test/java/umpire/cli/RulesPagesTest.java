package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import umpire.core.Rule;
import umpire.core.game.Game;

/// The pages under `docs/rules/` are what the program prints today. With `-Dgolden.update=true`
/// they are regenerated.
class RulesPagesTest {

  private static final Path PAGES = Command.ROOT.resolve("docs/rules");

  @TestFactory
  Stream<DynamicTest> pageIsCurrent() {
    return Game.all().stream().map(game -> DynamicTest.dynamicTest(game.id(), () -> check(game)));
  }

  private static void check(Game game) throws IOException {
    String page = Command.call("rules", game.id(), "--format", "markdown").out();
    Path file = PAGES.resolve(game.id() + ".md");
    if (Boolean.getBoolean("golden.update")) {
      Files.createDirectories(PAGES);
      Files.writeString(file, page);
    }
    assertThat(file).content().isEqualTo(page);
  }

  @Test
  void everyRuleIsPrintedWithItsSentenceAndSource() {
    for (Game game : Game.all()) {
      String text = Command.call("rules", game.id()).out();
      for (Rule rule : game.rulebook()) {
        assertThat(text).contains(rule.id(), rule.statement(), rule.citation());
      }
    }
  }

  @Test
  void withoutAGameTheGamesAreListed() {
    assertThat(Command.call("rules").out()).contains("cribbage", "maumau", "snooker", "tractor");
  }
}
