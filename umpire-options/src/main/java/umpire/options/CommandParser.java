package umpire.options;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.UnmatchedArgumentException;
import umpire.core.text.SafeText;

/// Settings of the command-line parser that all commands share.
public final class CommandParser {

  private CommandParser() {}

  /// Applies the shared settings.
  public static CommandLine configured(CommandLine line) {
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setExpandAtFiles(false);
    return line;
  }

  /// The error about a first word that is not a command; empty if there is none. Left to the
  /// parser, a `--help` after that word would be answered and the mistake ignored.
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

  /// The error message about an unknown command.
  public static String inWords(UnmatchedArgumentException unmatched) {
    return "there is no command " + SafeText.quoted(unmatched.getUnmatched().getFirst());
  }
}
