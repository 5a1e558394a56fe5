package umpire.testkit.contract;

import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.testkit.GoldenRecords;
import umpire.testkit.RecordCorpus;
import umpire.testkit.SecondOpinion;

/// Supplies contract tests with the game of the current module, and with its records, its second
/// opinion and its code.
public final class GameHere implements ParameterResolver {

  private static final List<Class<?>> SUPPLIES =
      List.of(
          Game.class,
          CompleteGame.class,
          GoldenRecords.class,
          RecordCorpus.class,
          SecondOpinion.class,
          SeedSums.class,
          GameCode.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return SUPPLIES.contains(parameter.getParameter().getType());
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> wanted = parameter.getParameter().getType();
    if (wanted == GoldenRecords.class) {
      return new GoldenRecords(module().resolve("src/test/resources/golden"));
    }
    if (wanted == SeedSums.class) {
      Path file = module().resolve("src/test/resources/seeds.sums");
      return new SeedSums(file, Boolean.getBoolean(GoldenRecords.UPDATE));
    }
    if (wanted == RecordCorpus.class) {
      return CorpusHere.CORPUS;
    }
    if (wanted == SecondOpinion.class) {
      return only("second opinion", ServiceLoader.load(SecondOpinion.class).stream().toList())
          .get();
    }
    if (wanted == CompleteGame.class) {
      return game().complete().orElseThrow();
    }
    return wanted == GameCode.class ? CodeHere.CODE : game();
  }

  /// Returns the only game of the module under test: always the same object, so that generated
  /// texts can be reused between tests.
  public static Game game() {
    return OneGame.GAME;
  }

  private static final class OneGame {
    private static final Game GAME = only("game", Game.all());
  }

  /// Shared by all laws, because ruling on every record takes seconds.
  private static final class CorpusHere {
    private static final RecordCorpus CORPUS =
        new RecordCorpus(module().resolve("src/test/resources/records"));
  }

  /// Loaded on first use, because reading all classes takes a second.
  private static final class CodeHere {
    private static final GameCode CODE = GameCode.of(game());
  }

  /// Returns the folder of the module under test.
  public static Path module() {
    return Path.of(System.getProperty("basedir", "")).toAbsolutePath();
  }

  private static <T> T only(String what, List<T> found) {
    if (found.size() != 1) {
      throw new AssertionError(
          "exactly one %s was to be found as a service here, not %d".formatted(what, found.size()));
    }
    return found.getFirst();
  }
}
