package umpire.cli.records;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.ClassicRun;
import umpire.command.GameNames;
import umpire.command.Streams;
import umpire.core.game.Game;
import umpire.options.FaultOptions;
import umpire.options.FormatParameter;

/// The input of a command: `GAME [FILE]` for classic input, or `[FILE]` for records, which name
/// their game themselves.
public final class EitherInput {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "[GAME] [FILE]",
      arity = "0..2",
      hideParamSyntax = true,
      completionCandidates = FormatParameter.FormatIds.class,
      description = {
        "GAME: one of ${COMPLETION-CANDIDATES}, if the input is in its classic format.",
        "FILE: the input; standard input if absent or '-'."
      })
  private List<String> words = new ArrayList<>();

  @Mixin private final FaultOptions faults = new FaultOptions();

  /// The game and the file that the words name.
  ///
  /// @param game the game of the classic input; null if the input is records
  public record Choice(@Nullable Game game, String file) {}

  public Choice choice() {
    Game game = words.isEmpty() ? null : classicGame();
    int at = game == null ? 0 : 1;
    return new Choice(game, words.size() > at ? words.get(at) : Streams.STANDARD_INPUT);
  }

  private @Nullable Game classicGame() {
    String first = words.getFirst();
    Game game = Game.byId(first).orElse(null);
    boolean file = words.size() == 1 && new File(first).exists();
    if (game == null && !file && !first.equals(Streams.STANDARD_INPUT)) {
      throw noGame(first, " and no such file: choose ", ", or a file of records");
    }
    if (game == null && words.size() == 2) {
      throw noGame(first, ": choose ", "");
    }
    if (game != null && !game.hasClassic()) {
      throw new ParameterException(
          spec.commandLine(), ClassicRun.noFormat(game) + ": leave out its name");
    }
    return game;
  }

  private ParameterException noGame(String word, String choose, String otherwise) {
    String ids = String.join(", ", GameNames.withFormat());
    return new ParameterException(
        spec.commandLine(), GameNames.none(word) + choose + ids + otherwise);
  }

  public FaultOptions faults() {
    return faults;
  }
}
