package umpire.cli.judge;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import umpire.command.Streams;
import umpire.core.game.Game;
import umpire.options.FaultOptions;
import umpire.options.FormatParameter;

/// Which game and which file: what a command takes that reads classic input only.
final class RecordInput {

  @Mixin private final FormatParameter game = new FormatParameter();

  @Parameters(
      index = "1",
      paramLabel = "FILE",
      arity = "0..1",
      defaultValue = Streams.STANDARD_INPUT,
      description = "The records; standard input if absent or '-'.")
  private String file = Streams.STANDARD_INPUT;

  @Mixin private final FaultOptions faults = new FaultOptions();

  Game game() {
    return game.game();
  }

  String file() {
    return file;
  }

  FaultOptions faults() {
    return faults;
  }
}
