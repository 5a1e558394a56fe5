package umpire.command.options;

import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;
import umpire.command.ClassicRun;
import umpire.core.game.Game;

/// The game whose published text format a call reads or writes.
public final class FormatParameter {

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      converter = GameWithFormat.class,
      completionCandidates = FormatIds.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  private @Nullable Game game;

  public Game game() {
    return Objects.requireNonNull(game);
  }

  /// Turns a game's id into the game, unless there is no such game or it has no text format.
  public static final class GameWithFormat implements ITypeConverter<Game> {
    @Override
    public Game convert(String id) {
      Game game =
          Game.named(id)
              .orElseThrow(() -> new TypeConversionException(choose(GameParameter.none(id))));
      if (!game.hasClassic()) {
        throw new TypeConversionException(choose(ClassicRun.noFormat(game)));
      }
      return game;
    }
  }

  /// A complaint, and the games to choose from instead.
  public static String choose(String complaint) {
    return ids().isEmpty() ? complaint : complaint + ": choose " + String.join(", ", ids());
  }

  /// The ids of all games with a text format.
  public static List<String> ids() {
    return Game.all().stream().filter(Game::hasClassic).map(Game::id).toList();
  }

  /// Completion candidates for GAME.
  public static final class FormatIds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return ids().iterator();
    }
  }
}
