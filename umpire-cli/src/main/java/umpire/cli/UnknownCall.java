package umpire.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.UnmatchedArgumentException;
import umpire.core.text.Shown;

/// Looks whether a command line names a call that there is.
public final class UnknownCall {

  private UnknownCall() {}

  /// What stands where a call should and is none. Left to the parser, `--help` behind it would be
  /// answered, and the mistake passed over.
  public static Optional<UnmatchedArgumentException> in(String[] args, CommandLine line) {
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

  /// The complaint.
  public static String inWords(UnmatchedArgumentException unmatched) {
    return "there is no call " + Shown.quoted(unmatched.getUnmatched().getFirst());
  }
}
