package umpire.server.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import umpire.live.work.WorkPool;

/// One client cannot fill the coach's queue.
final class ReviewsTest {

  private final CountDownLatch done = new CountDownLatch(1);

  private void await() {
    try {
      done.await();
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  @Test
  void eachAddressHasAShareOfTheQueue() throws Exception {
    var begun = new CountDownLatch(1);
    try (WorkPool coach = Reviews.coach()) {
      coach.submit(
          "somebody",
          "",
          () -> {
            begun.countDown();
            await();
          });
      begun.await();
      var reviews = new Reviews(coach);
      var first = reviews.of("game 1", "a stranger");
      assertThat(reviews.of("game 1", "another")).as("the same page").isSameAs(first);
      reviews.of("game 2", "a stranger");
      var crowded =
          assertThrows(WorkPool.CrowdedException.class, () -> reviews.of("game 3", "a stranger"));
      assertThat(crowded.isOwn()).isTrue();
      var other = reviews.of("game 4", "another");
      done.countDown();
      // None of these is a record; it matters only that each is processed.
      assertThat(first.handle((_, fault) -> fault).get()).isNotNull();
      assertThat(other.handle((_, fault) -> fault).get()).isNotNull();
    }
  }
}
