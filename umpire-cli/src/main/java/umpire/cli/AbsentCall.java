package umpire.cli;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.options.FurtherCalls;

/// A call that there is, but whose module is not on this class path.
final class AbsentCall {

  private AbsentCall() {}

  static CommandLine of(FurtherCalls.Announced call, Streams streams) {
    CommandSpec spec =
        CommandSpec.wrapWithoutInspection((Runnable) () -> complain(call, streams))
            .name(call.name())
            .mixinStandardHelpOptions(true);
    spec.usageMessage().description(call.about());
    var line = new CommandLine(spec);
    line.setUnmatchedArgumentsAllowed(true);
    line.setExecutionStrategy(parsed -> {
      Integer help = CommandLine.executeHelpRequest(parsed);
      return help != null ? help : complain(call, streams);
    });
    return line;
  }

  private static int complain(FurtherCalls.Announced call, Streams streams) {
    streams.complain(
        "'" + call.name() + "' is not built here: ./umpire " + call.name() + " in a checkout does");
    return Status.WRONG_USE;
  }
}
