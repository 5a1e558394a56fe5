package umpire.cli.interactive;

import java.io.Console;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import umpire.command.Streams;
import umpire.core.kernel.Kernel;
import umpire.sim.Lineup;

/// Seats a person at a table of strategies.
public final class PersonAtTable {

  /// The word for the person's seat in `--seats`.
  public static final String ME = "me";

  private PersonAtTable() {}

  /// Plays a game and returns the exit status.
  ///
  /// @param lineup the lineup, with a strategy in the person's seat
  /// @param seat the person's seat
  public static <K extends Kernel<K>> int play(
      Lineup<K> lineup, List<String> names, int seat, long seed, Streams streams) {
    var game = new TerminalGame<>(lineup, names, seat, seed);
    try (var kept = new KeptGame(game, Path.of(""), streams);
        Keyboard keyboard = keyboard(streams)) {
      return new Conversation(game, kept, keyboard, streams).hold();
    } finally {
      streams.out().flush();
      game.close();
    }
  }

  private static Keyboard keyboard(Streams streams) {
    try {
      return isTerminal(streams) ? new TerminalKeyboard() : new PlainKeyboard(streams);
    } catch (IOException | IllegalStateException odd) {
      return new PlainKeyboard(streams);
    }
  }

  /// Whether a person sits at a terminal. The program reads the process' own input as a file; any
  /// other stream was supplied by another program.
  private static boolean isTerminal(Streams streams) {
    return streams.in() instanceof FileInputStream
        && Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }
}
