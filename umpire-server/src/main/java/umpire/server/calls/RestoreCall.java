package umpire.server.calls;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.live.log.LogFailure;
import umpire.options.FurtherCalls;
import umpire.store.Backup;
import umpire.store.Database;
import umpire.store.SqliteFile;

/// `umpire restore`.
@Command(
    name = "restore",
    description = {
      FurtherCalls.RESTORE
          + " Every game of the copy is verified before. A file that was there is kept beside it, with"
          + " .replaced behind its name; not while a server runs on it. On PostgreSQL an empty database"
          + " is filled.",
      ""
    },
    mixinStandardHelpOptions = true)
final class RestoreCall implements Callable<Integer> {

  private final Streams streams;

  @Mixin private DatabaseOption database = new DatabaseOption();

  @Option(names = "--force", description = "Replaces a file that is there.")
  private boolean force;

  @Parameters(paramLabel = "FILE", description = "The copy, as umpire backup has made it.")
  private Path file = Path.of("");

  RestoreCall(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Database to = database.database();
    try {
      return Surveyed.tell(
          streams, Backup.restore(file, to, force), "restored to " + database.shown());
    } catch (Backup.InTheWay there) {
      streams.complain(
          there.getMessage() + (to instanceof SqliteFile ? "; --force replaces it" : ""));
      return Status.IO_FAILURE;
    } catch (LogFailure | IOException failure) {
      streams.complain(String.valueOf(failure.getMessage()));
      return Status.IO_FAILURE;
    }
  }
}
