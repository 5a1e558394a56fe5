package umpire.server.review;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import umpire.coach.Reviewer;
import umpire.coach.report.ReviewPage;
import umpire.core.kernel.Kernel;
import umpire.core.record.RecordReader;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.text.BadInputException;
import umpire.live.work.WorkPool;

/// Review pages by record. The coach reviews one game at a time, so that the games in progress keep
/// the other processors.
final class Reviews {

  /// Maximum number of cached reviews.
  private static final int MAX = 64;

  /// Maximum number of waiting reviews.
  private static final int MAX_WAITING = 8;

  private static final int MAX_OF_ONE = 2;

  /// Rollouts for all positions of a game together, subject to the minimum for each position.
  private static final int ROLLOUTS_A_GAME = 40_000;

  private static final int MIN = 30;
  private static final int USUAL = 300;
  private static final long SEED = 1;

  private final WorkPool coach;

  /// Pages in the order of their first request.
  private final Map<String, CompletableFuture<String>> pages = new LinkedHashMap<>();

  Reviews() {
    this(coach());
  }

  /// Creates a pool that reviews one game at a time and lets only a few wait.
  static WorkPool coach() {
    return new WorkPool("coach", 1, MAX_WAITING, MAX_OF_ONE);
  }

  /// @param coach runs the reviews
  Reviews(WorkPool coach) {
    this.coach = coach;
  }

  /// Returns the page for a record, which may still be in progress.
  ///
  /// @param address of the client: addresses take turns
  /// @return a page that fails with [BadInputException] if the record cannot be reviewed
  /// @throws WorkPool.CrowdedException if too many are waiting
  synchronized CompletableFuture<String> of(String record, String address) {
    CompletableFuture<String> known = pages.get(record);
    if (known != null) {
      return known;
    }
    var page = new CompletableFuture<String>();
    coach.submit(address, "", () -> write(record, page));
    forgetOldest();
    pages.put(record, page);
    return page;
  }

  /// Removes the oldest finished page if the cache is full. An unfinished one would be written
  /// twice.
  private void forgetOldest() {
    if (pages.size() >= MAX) {
      pages.entrySet().stream()
          .filter(each -> each.getValue().isDone())
          .findFirst()
          .ifPresent(oldest -> pages.remove(oldest.getKey()));
    }
  }

  private static void write(String record, CompletableFuture<String> page) {
    try {
      var reader = new RecordReader(new ByteArrayInputStream(record.getBytes(UTF_8)));
      page.complete(page(TranscriptReader.of(reader.next().orElseThrow())));
    } catch (BadInputException | IOException | RuntimeException | Error failure) {
      page.completeExceptionally(failure);
    }
  }

  private static <K extends Kernel<K>> String page(Transcript<K> game) throws BadInputException {
    int events = Math.max(1, game.events().size());
    int rollouts = Math.clamp(ROLLOUTS_A_GAME / events, MIN, USUAL);
    var html = new StringBuilder();
    try {
      new ReviewPage(new Reviewer<>(game, List.of(), rollouts, SEED).review(1, _ -> {}))
          .write(html);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return html.toString();
  }
}
