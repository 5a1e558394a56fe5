package umpire.server.calls;

import java.util.Map;
import java.util.function.Supplier;
import umpire.command.Streams;
import umpire.options.FurtherCalls;

/// All of them, for the command line.
public final class ServerCalls implements FurtherCalls {

  @Override
  public Map<String, Supplier<Object>> calls(Streams streams) {
    return Map.of(
        "serve", () -> new ServeCall(streams),
        "join", () -> new JoinCall(streams),
        "backup", () -> new BackupCall(streams),
        "restore", () -> new RestoreCall(streams),
        "export", () -> new ExportCall(streams));
  }
}
