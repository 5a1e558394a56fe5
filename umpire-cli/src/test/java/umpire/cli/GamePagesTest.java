package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import umpire.core.game.Game;

/// The generated pages under `docs/` are what the program prints today. With `-Dgolden.update=true`
/// they are regenerated.
class GamePagesTest {

  @TestFactory
  Stream<DynamicTest> pageIsCurrent() {
    return Game.all().stream()
        .filter(game -> game.complete().isPresent())
        .flatMap(game -> List.of("profiles", "events").stream().map(call -> test(call, game)));
  }

  private static DynamicTest test(String call, Game game) {
    return DynamicTest.dynamicTest(call + " " + game.id(), () -> check(call, game));
  }

  private static void check(String call, Game game) throws IOException {
    String page = Command.call(call, game.id(), "--format", "markdown").out();
    Path file = Command.ROOT.resolve("docs").resolve(call).resolve(game.id() + ".md");
    if (Boolean.getBoolean("golden.update")) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, page);
    }
    assertThat(file).content().isEqualTo(page);
  }
}
