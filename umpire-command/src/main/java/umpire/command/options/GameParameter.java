package umpire.command.options;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;
import umpire.core.game.Game;
import umpire.core.text.Shown;
import umpire.core.text.Spelling;

/// Which game: what a call takes first that is about one of them.
public final class GameParameter {

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      converter = GameNamed.class,
      completionCandidates = GameIds.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  private @Nullable Game game;

  public Game game() {
    return Objects.requireNonNull(game);
  }

  /// Turns a game's id into the game, and a wrong one into a list of those there are.
  public static final class GameNamed implements ITypeConverter<Game> {
    @Override
    public Game convert(String id) {
      return Game.named(id)
          .orElseThrow(
              () -> new TypeConversionException(none(id) + ": choose " + String.join(", ", ids())));
    }
  }

  /// The complaint about a game that is none, without those there are.
  public static String none(String id) {
    return "there is no game " + Shown.quoted(id) + Spelling.hint(id, ids());
  }

  /// The ids of all games.
  public static List<String> ids() {
    var ids = new ArrayList<String>();
    for (Game game : Game.all()) {
      ids.add(game.id());
    }
    return ids;
  }

  /// Completion candidates for GAME.
  public static final class GameIds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return ids().iterator();
    }
  }
}
