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
          + " Every game of the copy is verified before. A file that was there is kept beside it, with"
          + " .replaced behind its name; not while a server runs on it. On PostgreSQL an empty database"
          + " is filled.",
      ""
    },
    mixinStandardHelpOptions = true)
final class RestoreCommand implements Callable<Integer> {

  private final Streams streams;

  @Mixin private DatabaseOption database = new DatabaseOption();

  @Option(names = "--force", description = "Replaces a file that is there.")
  private boolean force;

  @Parameters(paramLabel = "FILE", description = "The copy, as umpire backup has made it.")
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
