package umpire.options;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.UnmatchedArgumentException;
import umpire.core.text.SafeText;

/// The command-line parser as all commands set it up.
public final class CommandParser {

  private CommandParser() {}

  /// How words are read, in every command.
  public static CommandLine configured(CommandLine line) {
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setExpandAtFiles(false);
    return line;
  }

  /// A word in the place of a command that is not one. Left to the parser, `--help` behind it would
  /// be answered, and the mistake passed over.
  public static Optional<UnmatchedArgumentException> unknownCall(String[] args, CommandLine line) {
    for (String word : args) {
      if (!word.startsWith("-") && !line.getSubcommands().containsKey(word)) {
        return Optional.of(new UnmatchedArgumentException(line, List.of(word)));
      }
      if (!word.startsWith("-") && !word.equals("help")) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /// The complaint about it.
  public static String inWords(UnmatchedArgumentException unmatched) {
    return "there is no command " + SafeText.quoted(unmatched.getUnmatched().getFirst());
  }
}
