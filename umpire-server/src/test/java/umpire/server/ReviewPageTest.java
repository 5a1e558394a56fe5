package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A review is available only after the game is over.
final class ReviewPageTest {

  @Test
  void aGameIsReviewedWhenItIsOver() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      TestHouse.Laid table = house.two("cribbage", "");
      String anna = table.tokens().get(0);
      house.awaited(table, anna);
      String page = "/review/" + table.id();
      for (HttpResponse<String> early : List.of(house.get(page), house.get(page, anna))) {
        assertThat(early.statusCode()).as(early.body()).isEqualTo(409);
        assertThat(early.body()).contains("when it is over");
      }
      assertThat(house.post(table.path("/resign"), anna, "{\"key\":\"r\"}").statusCode())
          .isEqualTo(200);
      HttpResponse<String> review = written(house, page);
      assertThat(review.body()).contains("Anna against Ben", "Luck and skill", "<svg");
      assertThat(review.headers().firstValue("Content-Security-Policy").orElseThrow())
          .contains("default-src 'none'", "style-src 'sha256-", "frame-ancestors 'none'")
          .doesNotContain("unsafe");
    }
  }

  /// Returns the page once it is written; a browser would reload it automatically.
  private static HttpResponse<String> written(TestHouse house, String page) {
    long deadline = System.nanoTime() + Duration.ofSeconds(120).toNanos();
    HttpResponse<String> answer = house.get(page);
    while (answer.statusCode() == 202) {
      assertThat(answer.headers().firstValue("Refresh")).isPresent();
      assertThat(System.nanoTime()).as("the coach is still looking").isLessThan(deadline);
      answer = house.get(page);
    }
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return answer;
  }

  @Test
  void whatIsNotThereIsNotReviewed() throws Exception {
    try (TestHouse house = TestHouse.open()) {
      assertThat(house.get("/review/nothing-here").statusCode()).isEqualTo(404);
      assertThat(house.get("/review/..%2f").statusCode()).isEqualTo(404);
    }
  }
}
