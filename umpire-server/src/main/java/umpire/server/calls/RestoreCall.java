package umpire.server.calls;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.options.FurtherCalls;
import umpire.live.log.LogFailure;
import umpire.store.Backup;
import umpire.store.SqliteFile;

/// `umpire restore`.
@Command(
    name = "restore",
    description = {
      FurtherCalls.RESTORE
          + " Every game of the copy is verified before; what was there is kept beside it, with"
          + " .replaced behind its name. Not while a server runs on it.",
      ""
    },
    mixinStandardHelpOptions = true)
final class RestoreCall implements Callable<Integer> {

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private DatabaseOption database = new DatabaseOption();

  @Option(names = "--force", description = "Replaces tables that are there.")
  private boolean force;

  @Parameters(paramLabel = "FILE", description = "The copy, as umpire backup has made it.")
  private Path file = Path.of("");

  RestoreCall(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (!(database.database() instanceof SqliteFile to)) {
      throw new ParameterException(
          spec.commandLine(),
          "a copy is restored to a file; PostgreSQL has pg_dump and pg_restore");
    }
    try {
      return Surveyed.tell(streams, Backup.restore(file, to, force), "restored to " + to.file());
    } catch (Backup.InTheWay there) {
      streams.complain(there.getMessage() + "; --force replaces it");
      return Status.IO_FAILURE;
    } catch (LogFailure | IOException failure) {
      streams.complain(String.valueOf(failure.getMessage()));
      return Status.IO_FAILURE;
    }
  }
}
