package umpire.cli;

import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import umpire.cli.ask.PositionAnswerText;
import umpire.cli.explain.ExplainRun;
import umpire.cli.records.OneGame;
import umpire.cli.verify.VerifyCommand;
import umpire.command.Judge;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.UsageException;
import umpire.command.Version;
import umpire.core.game.Game;

/// Runs the simplest commands without the command-line parser: `judge` and `explain` with a game or
/// a file, `verify` with files, `ask` with a file and `--after`, `--version` and `--help`.
///
/// Loading a parser costs several times what judging a short record does, and scripts and graders
/// run these commands by the thousand. All others, and every mistake, go to [CommandLineTree]; a
/// test checks that both ways behave alike. See decision 0006.
final class Shortcut {

  /// The result for any other command.
  private static final int NONE = -1;

  /// The most digits of a number of events.
  private static final int MAX_DIGITS = 6;

  private Shortcut() {}

  /// Runs a simple command and returns its exit status; returns -1 for any other command.
  static int run(String[] args, Streams streams) {
    if (args.length == 0) {
      return NONE;
    }
    return switch (args[0]) {
      case "--version", "-V" -> args.length == 1 ? version(streams) : NONE;
      case "--help", "-h" -> args.length == 1 ? help(streams) : NONE;
      case "judge" -> arePlain(args) ? judge(args, streams) : NONE;
      case "explain" -> arePlain(args) ? explain(args, streams) : NONE;
      case "verify" -> arePlain(args) ? verify(args, streams) : NONE;
      case "ask" -> ask(args, streams);
      default -> NONE;
    };
  }

  private static int version(Streams streams) {
    streams.tell(Version.line());
    return Status.FINE;
  }

  private static int help(Streams streams) {
    streams.out().text(CommandList.text(streams));
    return Status.FINE;
  }

  /// Runs `judge GAME [FILE]`.
  private static int judge(String[] args, Streams streams) {
    Optional<Game> game = args.length > 1 ? Game.byId(args[1]) : Optional.empty();
    if (game.filter(Game::hasClassic).isEmpty() || args.length > 3) {
      return NONE;
    }
    return Judge.run(game.get(), file(args, 2), false, false, streams);
  }

  /// `explain GAME [FILE]` or `explain FILE`.
  private static int explain(String[] args, Streams streams) {
    if (args.length == 1 || args.length > 3) {
      return NONE;
    }
    Optional<Game> game = Game.byId(args[1]);
    if (game.isPresent() && !game.get().hasClassic()) {
      return NONE;
    }
    if (game.isPresent()) {
      return ExplainRun.plainly(streams).classic(game.get(), file(args, 2));
    }
    boolean records = args.length == 2 && new File(args[1]).exists();
    return records ? ExplainRun.plainly(streams).records(args[1]) : NONE;
  }

  /// Runs `verify FILE …`.
  private static int verify(String[] args, Streams streams) {
    return args.length == 1
        ? NONE
        : VerifyCommand.plainly(List.of(args).subList(1, args.length), streams);
  }

  /// `ask FILE [--after N]`; the parser reports a wrong question.
  private static int ask(String[] args, Streams streams) {
    boolean all = args.length == 2;
    boolean after = args.length == 4 && args[2].equals("--after") && isNumber(args[3]);
    if ((!all && !after) || !isFile(args[1])) {
      return NONE;
    }
    OptionalInt events = all ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(args[3]));
    return OneGame.read(
        streams,
        args[1],
        1,
        game -> {
          try {
            new PositionAnswerText(streams, game.game()).tellLegal(game, events);
            return Status.FINE;
          } catch (UsageException question) {
            return NONE;
          }
        });
  }

  /// Whether the word is a number, checked without regular expressions, which would have to be
  /// loaded.
  private static boolean isNumber(String word) {
    boolean number = !word.isEmpty() && word.length() <= MAX_DIGITS;
    for (int i = 0; number && i < word.length(); i++) {
      number = word.charAt(i) >= '0' && word.charAt(i) <= '9';
    }
    return number;
  }

  private static String file(String[] args, int at) {
    return args.length > at ? args[at] : Streams.STANDARD_INPUT;
  }

  /// Whether no word after the command's name has a meaning of its own for the parser.
  private static boolean arePlain(String[] args) {
    for (int i = 1; i < args.length; i++) {
      if (!isFile(args[i]) && !args[i].equals(Streams.STANDARD_INPUT)) {
        return false;
      }
    }
    return true;
  }

  /// Whether the parser gives the argument no meaning of its own: it is neither an option nor an
  /// `@` file.
  private static boolean isFile(String argument) {
    return !argument.isEmpty() && argument.charAt(0) != '-' && argument.charAt(0) != '@';
  }
}
