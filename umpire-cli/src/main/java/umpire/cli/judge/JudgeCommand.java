package umpire.cli.judge;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import umpire.command.Judge;
import umpire.command.Streams;
import umpire.options.FaultOptions;

/// The command `umpire judge`.
@Command(
    name = "judge",
    description = {JudgeCommand.ABOUT, ""},
    mixinStandardHelpOptions = true)
public final class JudgeCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Judges records in a game's classic format and prints what the published problem asks for,"
          + " byte for byte.";

  private final Streams streams;

  @Mixin private final RecordInput input = new RecordInput();

  public JudgeCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    FaultOptions faults = input.faults();
    return Judge.run(input.game(), input.file(), faults.strict(), faults.keepGoing(), streams);
  }
}
