package umpire.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import umpire.command.Status;
import umpire.command.Streams;

/// `umpire completion`.
@Command(
    name = "completion",
    description = {
      "Prints a completion script for bash and zsh. To use it:",
      "eval \"$(umpire completion)\"",
      ""
    },
    mixinStandardHelpOptions = true)
final class CompletionCall implements Callable<Integer> {

  private final Streams streams;

  CompletionCall(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    String script = AutoComplete.bash("umpire", CommandLineTree.build(streams));
    streams.out().text(script).line();
    return Status.FINE;
  }
}
