package umpire.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// A rate limiter with a fixed clock.
final class RateLimiterTest {

  @Test
  void aBucketFillsAgainStepByStep() {
    var now = new AtomicLong(Long.MAX_VALUE - 5); // clocks may overflow
    var limiter = new RateLimiter(3, Duration.ofNanos(300), now::get);
    for (int i = 0; i < 3; i++) {
      assertThat(limiter.isLeft("a")).isTrue();
    }
    assertThat(limiter.isLeft("a")).isFalse();
    assertThat(limiter.isLeft("b")).as("another").isTrue();
    now.addAndGet(100);
    assertThat(limiter.isLeft("a")).isTrue();
    assertThat(limiter.isLeft("a")).isFalse();
    now.addAndGet(10_000);
    for (int i = 0; i < 3; i++) {
      assertThat(limiter.isLeft("a")).isTrue();
    }
    assertThat(limiter.isLeft("a")).as("no more than it holds").isFalse();
  }
}
