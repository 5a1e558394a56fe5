package umpire.live.work;

import java.time.Instant;

/// Runs jobs at given times. Tests use one with virtual time.
public interface Timer {

  /// Schedules a job for this time, or at once if it is past. The job must be short.
  Alarm at(Instant when, Runnable then);

  /// A scheduled job that can be cancelled.
  interface Alarm {
    /// Cancels the job if it has not run.
    void cancel();
  }
}
