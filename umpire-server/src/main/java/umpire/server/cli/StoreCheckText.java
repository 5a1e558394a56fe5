package umpire.server.cli;

import umpire.command.Status;
import umpire.command.Streams;
import umpire.store.StoreCheck;

/// Prints what a check of a store has found.
final class StoreCheckText {

  private StoreCheckText() {}

  /// Prints what was done, or what is wrong.
  ///
  /// @param done what is said to have happened if nothing is wrong
  /// @return the status to end with
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
