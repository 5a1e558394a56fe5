package umpire.server.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.live.log.LogException;
import umpire.options.FurtherCommands;
import umpire.store.PrivateFile;
import umpire.store.Store;
import umpire.store.StoreCheck;

/// The command `umpire export`.
@Command(
    name = "export",
    description = {
      FurtherCommands.EXPORT
          + " Unfinished games are written as far as they have come, with all cards: keep them"
          + " private.",
      ""
    },
    mixinStandardHelpOptions = true)
final class ExportCommand implements Callable<Integer> {

  private final Streams streams;

  @Mixin private DatabaseOption database = new DatabaseOption();

  @Option(
      names = "--out",
      paramLabel = "DIR|-",
      defaultValue = Streams.STANDARD_INPUT,
      description = "Folder for one file per game, or - for standard output (default).")
  private String out = Streams.STANDARD_INPUT;

  ExportCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    try (Store store = database.database().look()) {
      StoreCheck check =
          StoreCheck.of(store, out.equals(Streams.STANDARD_INPUT) ? this::print : this::lay);
      check.faults().forEach(streams::complain);
      return check.faults().isEmpty() ? Status.FINE : Status.BAD_INPUT;
    } catch (LogException | IOException failure) {
      streams.complain(String.valueOf(failure.getMessage()));
      return Status.IO_FAILURE;
    }
  }

  private void print(String table, String record) {
    streams.out().text(record).line();
  }

  private void lay(String table, String record) throws IOException {
    Path folder = Files.createDirectories(Path.of(out));
    PrivateFile.write(folder.resolve(table + ".txt"), record);
  }
}
