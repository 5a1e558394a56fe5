package umpire.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import umpire.command.Status;
import umpire.command.Streams;

/// `umpire completion`.
@Command(
    name = "completion",
    description = {CompletionCommand.ABOUT, "To use it: eval \"$(umpire completion)\"", ""},
    mixinStandardHelpOptions = true)
final class CompletionCommand implements Callable<Integer> {

  /// What it does, for the list of commands and its own help.
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
