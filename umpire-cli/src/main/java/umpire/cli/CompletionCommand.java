package umpire.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import umpire.command.Status;
import umpire.command.Streams;

/// The command `umpire completion`.
@Command(
    name = "completion",
    description = {CompletionCommand.ABOUT, "To load it: eval \"$(umpire completion)\"", ""},
    mixinStandardHelpOptions = true)
final class CompletionCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  static final String ABOUT = "Prints a completion script for bash and zsh.";

  private final Streams streams;

  CompletionCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    streams.out().text(CompletionScript.of(CommandLineTree.build(streams)));
    return Status.FINE;
  }
}
