package umpire.server.calls;

import java.util.List;
import java.util.concurrent.Callable;
import umpire.command.Streams;
import umpire.command.options.FurtherCalls;

/// All of them, for the command line.
public final class ServerCalls implements FurtherCalls {

  @Override
  public List<Callable<Integer>> calls(Streams streams) {
    return List.of(
        new ServeCall(streams),
        new JoinCall(streams),
        new BackupCall(streams),
        new RestoreCall(streams),
        new ExportCall(streams));
  }
}
