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

  @Parameters(index = "0", paramLabel = "FILE", description = "A record; '-' is standard input.")
  private String file = Streams.STANDARD_INPUT;

  @Option(
      names = "--game",
      paramLabel = "N",
      defaultValue = "1",
      description = "Which game of the file (default: ${DEFAULT-VALUE}).")
  private int number;

  /// What is done with the game.
  public interface Task {
    /// Returns the exit status.
    int on(Transcript<?> game) throws BadInputException, IOException;
  }

  /// What messages call the file.
  public String name() {
    return Streams.name(file);
  }

  /// Reads the game and does something with it; or complains, and says with which status.
  public int read(Streams streams, Task task) {
    if (number < 1) {
      throw new ParameterException(
          spec.commandLine(), "--game %d: games count from 1".formatted(number));
    }
    return read(streams, file, number, task);
  }

  /// The same for any game of any file.
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
