package umpire.server.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.live.log.LogException;
import umpire.options.FurtherCommands;
import umpire.store.Backup;

/// The command `umpire backup`.
@Command(
    name = "backup",
    description = {
      FurtherCommands.BACKUP
          + " The copy is one SQLite file as of one moment, whichever database the server uses. A"
          + " copy with faults is kept as FILE.faulty.",
      ""
    },
    mixinStandardHelpOptions = true)
final class BackupCommand implements Callable<Integer> {

  private final Streams streams;

  @Mixin private DatabaseOption database = new DatabaseOption();

  @Parameters(paramLabel = "FILE", description = "Name of the copy; the file must not exist.")
  private Path file = Path.of("");

  BackupCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    try {
      return StoreCheckText.tell(
          streams, Backup.save(database.database(), file), "copied to " + file);
    } catch (Backup.AlreadyExistsException there) {
      streams.complain(there.getMessage() + "; choose another name for the copy");
      return Status.IO_FAILURE;
    } catch (LogException | IOException failure) {
      streams.complain(String.valueOf(failure.getMessage()));
      return Status.IO_FAILURE;
    }
  }
}
