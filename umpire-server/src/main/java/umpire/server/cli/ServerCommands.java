package umpire.server.cli;

import java.util.Map;
import java.util.function.Supplier;
import umpire.command.Streams;
import umpire.options.FurtherCommands;

/// The commands that need the server's libraries.
public final class ServerCommands implements FurtherCommands {

  @Override
  public Map<String, Supplier<Object>> commands(Streams streams) {
    return Map.of(
        "serve", () -> new ServeCommand(streams),
        "join", () -> new JoinCommand(streams),
        "backup", () -> new BackupCommand(streams),
        "restore", () -> new RestoreCommand(streams),
        "export", () -> new ExportCommand(streams));
  }
}
