package umpire.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;

/// The page "Use it as a library" shows exactly the code that runs here.
class LibraryPageTest {

  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

  @ParameterizedTest
  @ValueSource(strings = {"JudgeText", "VerifyRecord", "OwnStrategy"})
  void showsWhatRuns(String example) throws IOException {
    String source = Files.readString(Path.of("src/main/java/umpire/library/" + example + ".java"));
    assertThat(Files.readString(ROOT.resolve("docs/library.md")))
        .contains("```java\n" + source + "```\n");
  }

  @Test
  void judgesClassicText() throws Exception {
    try (InputStream records = open("cribbage.in")) {
      assertThat(JudgeText.judge("cribbage", records))
          .isEqualTo(Files.readString(ROOT.resolve("examples/cribbage.out")));
    }
  }

  @Test
  void verifiesARecord() throws Exception {
    try (InputStream records = open("club.rec")) {
      assertThat(VerifyRecord.verify(records))
          .containsExactly(
              "DIFFERS: 15 events legal, 1 claim agrees, 1 claim differs, not finished",
              "line 21: Anna has 29 points, not 28 (1 too few)");
    }
  }

  @Test
  void playsByAStrategyOfItsOwn() {
    CompleteGame<?> cribbage = Game.byId("cribbage").orElseThrow().complete().orElseThrow();
    int wins = OwnStrategy.wins(cribbage, 100);
    assertThat(wins).isEqualTo(OwnStrategy.wins(cribbage, 100)).isBetween(0, 40);
  }

  /// Runs an example in modules that do not see the class path.
  @Test
  void findsGamesOnTheModulePath() throws Exception {
    Game cribbage = Game.byId("cribbage").orElseThrow();
    ModuleFinder modules =
        ModuleFinder.of(place(JudgeText.class), place(Game.class), place(cribbage.getClass()));
    ModuleLayer boot = ModuleLayer.boot();
    Configuration bound =
        boot.configuration().resolveAndBind(modules, ModuleFinder.of(), Set.of("umpire.library"));
    var layer =
        ModuleLayer.defineModulesWithOneLoader(
            bound, List.of(boot), ClassLoader.getPlatformClassLoader());
    Module library = layer.layer().findModule("umpire.library").orElseThrow();
    layer.addExports(library, "umpire.library", getClass().getModule());
    Thread here = Thread.currentThread();
    ClassLoader before = here.getContextClassLoader();
    here.setContextClassLoader(library.getClassLoader());
    try (InputStream records = open("cribbage.in")) {
      Class<?> example = Class.forName(library, JudgeText.class.getName());
      assertThat(
              example
                  .getMethod("judge", String.class, InputStream.class)
                  .invoke(null, "cribbage", records))
          .isEqualTo(Files.readString(ROOT.resolve("examples/cribbage.out")));
    } finally {
      here.setContextClassLoader(before);
    }
  }

  private static Path place(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static InputStream open(String example) throws IOException {
    return Files.newInputStream(ROOT.resolve("examples").resolve(example));
  }
}
