package umpire.server.cli;

import umpire.command.Status;
import umpire.command.Streams;
import umpire.store.StoreCheck;

/// Prints the result of checking a store.
final class StoreCheckText {

  private StoreCheckText() {}

  /// Prints a success message, or the faults found.
  ///
  /// @param done the beginning of the message if there are no faults
  /// @return the exit status
  static int tell(Streams streams, StoreCheck check, String done) {
    check.faults().forEach(streams::complain);
    String found = "%d tables, %d games".formatted(check.tables(), check.games());
    if (check.faults().isEmpty()) {
      streams.tell("%s: %s, all verified".formatted(done, found));
      return Status.FINE;
    }
    streams.complain("%s, %d with a fault".formatted(found, check.faults().size()));
    return Status.BAD_INPUT;
  }
}
