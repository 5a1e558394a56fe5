package umpire.options;

import java.util.Iterator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;
import umpire.command.GameNames;
import umpire.core.game.Game;

/// The game of a command: its first parameter.
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

  /// Converts a game's id; the message about an unknown id lists the games.
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
