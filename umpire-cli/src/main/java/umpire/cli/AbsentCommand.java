package umpire.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.options.FurtherCommands;

/// A command that exists, but whose module is not on this class path.
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
            + "' is not part of this: expected a checkout or an unpacked release, whose umpire has it");
    return Status.WRONG_USE;
  }
}
