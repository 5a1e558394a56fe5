package umpire.cli.records;

import java.io.IOException;
import java.io.InputStream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.FaultReport;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.records.RecordFile;
import umpire.core.record.Transcript;
import umpire.core.text.BadInputException;

/// One game of a file of records: `FILE [--game N]`.
public final class OneGame {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "File of records; '-' is standard input.")
  private String file = Streams.STANDARD_INPUT;

  @Option(
      names = "--game",
      paramLabel = "N",
      defaultValue = "1",
      description = "Number of the game in the file (default: ${DEFAULT-VALUE}).")
  private int number;

  /// A task to do with the game.
  public interface Task {
    /// Returns the exit status.
    int on(Transcript<?> game) throws BadInputException, IOException;
  }

  /// The name of the file in messages.
  public String name() {
    return Streams.name(file);
  }

  /// Reads the game and runs the task, or reports why it cannot be read. Returns the exit status.
  public int read(Streams streams, Task task) {
    if (number < 1) {
      throw new ParameterException(
          spec.commandLine(), "--game: expected 1 or more, found %d".formatted(number));
    }
    return read(streams, file, number, task);
  }

  /// Reads any game of any file and runs the task.
  public static int read(Streams streams, String file, int number, Task task) {
    String name = Streams.name(file);
    try (InputStream in = streams.open(file)) {
      return task.on(new RecordFile(in).game(number, name));
    } catch (RecordFile.NoSuchGameException none) {
      streams.complain(name + ": " + none.getMessage());
      return Status.BAD_INPUT;
    } catch (BadInputException fault) {
      streams.complain(FaultReport.fault(name, fault, streams.language()));
      return Status.BAD_INPUT;
    } catch (IOException failure) {
      return streams.cannotRead(name, failure);
    }
  }
}
