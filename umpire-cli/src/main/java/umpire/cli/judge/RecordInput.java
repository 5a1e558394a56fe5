package umpire.cli.judge;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import umpire.command.Streams;
import umpire.core.game.Game;
import umpire.options.FaultOptions;
import umpire.options.FormatParameter;

/// The game and the file of a command that reads only classic input.
final class RecordInput {

  @Mixin private final FormatParameter game = new FormatParameter();

  @Parameters(
      index = "1",
      paramLabel = "FILE",
      arity = "0..1",
      defaultValue = Streams.STANDARD_INPUT,
      description = "Classic input; standard input if absent or '-'.")
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
