package umpire.cli;

import java.util.Optional;
import umpire.command.Judge;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.Version;
import umpire.core.Game;

/// The plain call `judge GAME [FILE]`, without any option, and `--version`, taken past the
/// command-line parser.
///
/// Loading a parser costs several times what judging a short record does, and these are calls that
/// scripts and graders make by the thousand. Everything else, and every mistake, goes to
/// [CommandLineTree]; a test holds the two ways to the same behaviour. See decision 0006.
final class Shortcut {

  private Shortcut() {}

  /// The status, or -1 if the call is not of this kind.
  static int run(String[] args, Streams streams) {
    if (args.length == 1 && (args[0].equals("--version") || args[0].equals("-V"))) {
      streams.tell(Version.line());
      return Status.FINE;
    }
    boolean plain = (args.length == 2 || args.length == 3) && args[0].equals("judge");
    for (int i = 1; plain && i < args.length; i++) {
      plain = !args[i].isEmpty() && isNoOption(args[i]);
    }
    if (!plain) {
      return -1;
    }
    Optional<Game> game = Game.named(args[1]);
    if (game.isEmpty()) {
      return -1;
    }
    String file = args.length == 3 ? args[2] : Streams.STANDARD_INPUT;
    return Judge.run(game.get(), file, false, false, streams);
  }

  /// An argument the parser would give no meaning of its own: neither an option nor an `@` file.
  private static boolean isNoOption(String argument) {
    return argument.equals(Streams.STANDARD_INPUT)
        || (argument.charAt(0) != '-' && argument.charAt(0) != '@');
  }
}
