package umpire.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.core.Game;

/// What to read: `GAME [FILE]` for classic input, `[FILE]` for records, which name their game
/// themselves.
final class EitherInput {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "[GAME] [FILE]",
      arity = "0..2",
      hideParamSyntax = true,
      completionCandidates = CommandLineTree.GameIds.class,
      description = {
        "GAME: one of ${COMPLETION-CANDIDATES}, if the input is in its classic format.",
        "FILE: the input; standard input if absent or '-'."
      })
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--strict",
      description =
          "Refuse what the classic format only frowns at (tractor: a third copy of a card,"
              + " blank lines out of place).")
  private boolean strict;

  @Option(
      names = "--keep-going",
      description =
          "After a fault, go on with the next game if it can be found."
              + " The exit status is still 65.")
  private boolean keepGoing;

  /// The game of the classic input; null if the input is to be records.
  @Nullable Game<?> classicGame() {
    if (words.isEmpty()) {
      return null;
    }
    Game<?> game = Game.named(words.getFirst()).orElse(null);
    boolean file = words.size() == 1 && new java.io.File(words.getFirst()).exists();
    if (game == null && !file && !words.getFirst().equals(Streams.STANDARD_INPUT)) {
      throw new ParameterException(
          spec.commandLine(),
          "there is no game '%s' and no such file: choose %s, or a file of records"
              .formatted(words.getFirst(), String.join(", ", CommandLineTree.ids())));
    }
    if (game == null && words.size() == 2) {
      throw new ParameterException(
          spec.commandLine(),
          "there is no game '%s': choose %s"
              .formatted(words.getFirst(), String.join(", ", CommandLineTree.ids())));
    }
    return game;
  }

  String file() {
    int at = classicGame() == null ? 0 : 1;
    return words.size() > at ? words.get(at) : Streams.STANDARD_INPUT;
  }

  boolean strict() {
    return strict;
  }

  boolean keepGoing() {
    return keepGoing;
  }
}
