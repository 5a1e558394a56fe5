package umpire.options;

import java.util.Iterator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;
import umpire.command.GameNames;
import umpire.core.game.Game;

/// Which game: what a command takes first that is about one of them.
public final class GameParameter {

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      converter = GameConverter.class,
      completionCandidates = GameIds.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  private @Nullable Game game;

  public Game game() {
    return Objects.requireNonNull(game);
  }

  /// Turns a game's id into the game, and a wrong one into a list of those there are.
  public static final class GameConverter implements ITypeConverter<Game> {
    @Override
    public Game convert(String id) {
      return Game.byId(id)
          .orElseThrow(() ->
              new TypeConversionException(
                  GameNames.none(id) + ": choose " + String.join(", ", GameNames.all())));
    }
  }

  /// Completion candidates for GAME.
  public static final class GameIds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return GameNames.all().iterator();
    }
  }
}
