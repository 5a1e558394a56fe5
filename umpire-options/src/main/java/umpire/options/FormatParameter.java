package umpire.options;

import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;
import umpire.command.ClassicRun;
import umpire.command.GameNames;
import umpire.core.game.Game;

/// The game whose published text format a command reads or writes.
public final class FormatParameter {

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      converter = FormatGameConverter.class,
      completionCandidates = FormatIds.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  private @Nullable Game game;

  public Game game() {
    return Objects.requireNonNull(game);
  }

  /// Converts a game's id; rejects an unknown id and a game without a text format.
  public static final class FormatGameConverter implements ITypeConverter<Game> {
    @Override
    public Game convert(String id) {
      Game game =
          Game.byId(id).orElseThrow(() -> new TypeConversionException(choose(GameNames.none(id))));
      if (!game.hasClassic()) {
        throw new TypeConversionException(choose(ClassicRun.noFormat(game)));
      }
      return game;
    }
  }

  /// Appends the games to choose from to an error message.
  private static String choose(String complaint) {
    List<String> ids = GameNames.withFormat();
    return ids.isEmpty() ? complaint : complaint + ": choose " + String.join(", ", ids);
  }

  /// Completion candidates for GAME.
  public static final class FormatIds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return GameNames.withFormat().iterator();
    }
  }
}
