package umpire.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.options.FurtherCommands;

/// Stands in for a command whose module is not on this class path.
final class AbsentCommand {

  private AbsentCommand() {}

  static CommandLine of(FurtherCommands.Announcement call, Streams streams) {
    CommandSpec spec =
        CommandSpec.wrapWithoutInspection((Callable<Integer>) () -> complain(call, streams))
            .name(call.name())
            .mixinStandardHelpOptions(true);
    spec.usageMessage().description(call.about());
    var line = new CommandLine(spec);
    line.setUnmatchedArgumentsAllowed(true);
    return line;
  }

  private static int complain(FurtherCommands.Announcement call, Streams streams) {
    streams.complain(
        "'"
            + call.name()
            + "' is not available here: run the umpire of a checkout or of an unpacked release");
    return Status.WRONG_USE;
  }
}
