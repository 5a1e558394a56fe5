package umpire.server.calls;

import umpire.command.Status;
import umpire.command.Streams;
import umpire.store.Survey;

/// Tells what was found in a store.
final class Surveyed {

  private Surveyed() {}

  /// Says what was done, or what is wrong.
  ///
  /// @param done what is said to have happened if nothing is wrong
  /// @return the status to end with
  static int tell(Streams streams, Survey survey, String done) {
    survey.faults().forEach(streams::complain);
    String found = "%d tables, %d games".formatted(survey.tables(), survey.games());
    if (survey.faults().isEmpty()) {
      streams.tell("%s: %s, all verified".formatted(done, found));
      return Status.FINE;
    }
    streams.complain("%s, %d with a fault".formatted(found, survey.faults().size()));
    return Status.BAD_INPUT;
  }
}
