package umpire.server.review;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import umpire.core.kernel.Kernel;
import umpire.core.record.RecordReader;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.review.Reviewer;
import umpire.core.text.BadInput;
import umpire.sim.report.ReviewReport;

/// Pages of the coach, by the record they are about. One game at a time is looked at, so that
/// whoever plays meanwhile keeps the other processors.
final class Reviews {

  /// So many are remembered.
  private static final int MOST = 64;

  /// So many may wait.
  private static final int MOST_WAITING = 8;

  /// What all positions of a game together are played on, as far as that leaves each of them enough
  /// to say anything.
  private static final int ROLLOUTS_A_GAME = 40_000;

  private static final int LEAST = 30;
  private static final int USUAL = 300;
  private static final long SEED = 1;

  private final ExecutorService coach =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("coach").daemon().factory());

  /// In the order in which they were asked for first.
  private final Map<String, CompletableFuture<String>> pages = new LinkedHashMap<>();

  /// The page about a record, perhaps not yet written.
  ///
  /// @return a failed one of [BadInput] if the record cannot be reviewed, or of
  ///   [RejectedExecutionException] if too many are waiting
  synchronized CompletableFuture<String> of(String record) {
    CompletableFuture<String> known = pages.get(record);
    if (known != null) {
      return known;
    }
    long waiting = pages.values().stream().filter(page -> !page.isDone()).count();
    if (waiting >= MOST_WAITING) {
      return CompletableFuture.failedFuture(new RejectedExecutionException("too many are waiting"));
    }
    var page = new CompletableFuture<String>();
    forgetOldest();
    pages.put(record, page);
    coach.execute(() -> write(record, page));
    return page;
  }

  /// Those that are still waited for are the youngest.
  private void forgetOldest() {
    if (pages.size() >= MOST) {
      pages.remove(pages.keySet().iterator().next());
    }
  }

  private static void write(String record, CompletableFuture<String> page) {
    try {
      var reader = new RecordReader(new ByteArrayInputStream(record.getBytes(UTF_8)));
      page.complete(page(TranscriptReader.of(reader.next().orElseThrow())));
    } catch (BadInput | IOException | RuntimeException | OutOfMemoryError failure) {
      page.completeExceptionally(failure);
    }
  }

  private static <K extends Kernel<K>, E> String page(Transcript<K, E> game) throws BadInput {
    int events = Math.max(1, game.events().size());
    int rollouts = Math.clamp(ROLLOUTS_A_GAME / events, LEAST, USUAL);
    var html = new StringBuilder();
    try {
      new ReviewReport(new Reviewer<>(game, List.of(), rollouts, SEED).review(_ -> {})).write(html);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return html.toString();
  }
}
