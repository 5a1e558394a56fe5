package umpire.live.message;

import java.time.Duration;
import java.util.Optional;

/// One who looks at a table, from one device.
public interface Subscription extends AutoCloseable {

  /// The next thing to show, if it comes in this time. Waits; to be called by one thread.
  Optional<Update> take(Duration most) throws InterruptedException;

  /// Whether nothing more will come, because the table is put away: say goodbye, look again later.
  boolean isOver();

  /// Looks no more.
  @Override
  void close();
}
