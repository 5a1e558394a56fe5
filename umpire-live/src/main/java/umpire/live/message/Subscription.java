package umpire.live.message;

import java.time.Duration;
import java.util.Optional;

/// One device's subscription to a table.
public interface Subscription extends AutoCloseable {

  /// Waits up to `most` for the next update; empty if none comes. Only one thread may call.
  Optional<Update> take(Duration most) throws InterruptedException;

  /// Whether no more updates will come because the table is unloaded. The client may subscribe
  /// again.
  boolean isOver();

  /// Ends the subscription.
  @Override
  void close();
}
