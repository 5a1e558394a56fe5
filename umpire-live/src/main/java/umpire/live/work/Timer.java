package umpire.live.work;

import java.time.Instant;

/// Wakes somebody at a time. Tests bring one that goes as fast as they like.
public interface Timer {

  /// Has something done at this time, or soon after; at once if it is past. It must not take long.
  Alarm at(Instant when, Runnable then);

  /// What was asked for, and can be called off.
  interface Alarm {
    /// It need no longer be done.
    void cancel();
  }
}
