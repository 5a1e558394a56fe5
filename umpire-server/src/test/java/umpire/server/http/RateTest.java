package umpire.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// So many in a while, by a clock that stands still.
final class RateTest {

  @Test
  void aBucketFillsAgainStepByStep() {
    var now = new AtomicLong(Long.MAX_VALUE - 5); // clocks may pass their end
    var rate = new Rate(3, Duration.ofNanos(300), now::get);
    for (int i = 0; i < 3; i++) {
      assertThat(rate.isLeft("a")).isTrue();
    }
    assertThat(rate.isLeft("a")).isFalse();
    assertThat(rate.isLeft("b")).as("another").isTrue();
    now.addAndGet(100);
    assertThat(rate.isLeft("a")).isTrue();
    assertThat(rate.isLeft("a")).isFalse();
    now.addAndGet(10_000);
    for (int i = 0; i < 3; i++) {
      assertThat(rate.isLeft("a")).isTrue();
    }
    assertThat(rate.isLeft("a")).as("no more than it holds").isFalse();
  }
}
