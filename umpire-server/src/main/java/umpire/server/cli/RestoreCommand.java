package umpire.server.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.live.log.LogException;
import umpire.options.FurtherCommands;
import umpire.store.Backup;
import umpire.store.Database;
import umpire.store.SqliteFile;

/// The command `umpire restore`.
@Command(
    name = "restore",
    description = {
      FurtherCommands.RESTORE
          + " Every game of the copy is verified first. With --force an existing file is replaced and"
          + " kept with .replaced added to its name. No server may be running on the file. On"
          + " PostgreSQL the database must be empty.",
      ""
    },
    mixinStandardHelpOptions = true)
final class RestoreCommand implements Callable<Integer> {

  private final Streams streams;

  @Mixin private DatabaseOption database = new DatabaseOption();

  @Option(names = "--force", description = "Replace an existing file.")
  private boolean force;

  @Parameters(paramLabel = "FILE", description = "A copy made by umpire backup.")
  private Path file = Path.of("");

  RestoreCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Database to = database.database();
    try {
      return StoreCheckText.tell(
          streams, Backup.restore(file, to, force), "restored to " + database.shown());
    } catch (Backup.AlreadyExistsException there) {
      streams.complain(
          there.getMessage() + (to instanceof SqliteFile ? "; --force replaces it" : ""));
      return Status.IO_FAILURE;
    } catch (LogException | IOException failure) {
      streams.complain(String.valueOf(failure.getMessage()));
      return Status.IO_FAILURE;
    }
  }
}
