package umpire.server.review;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.avaje.jex.Routing;
import io.avaje.jex.http.Context;
import io.avaje.jex.http.HttpStatus;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import umpire.coach.report.ReviewPage;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.live.work.WorkPool;
import umpire.server.api.Refusals;
import umpire.server.api.ServerContext;
import umpire.server.api.TableRoutes;
import umpire.server.http.RefusalException;
import umpire.server.http.Reply;
import umpire.server.monitoring.Metrics;

/// `/review/{id}`: the coach's review of a game, for clients that may see its complete record.
/// Before the end no client may; the request is then refused with this reason.
public final class ReviewRoutes implements Routing.HttpService {

  private static final String HTML = "text/html; charset=utf-8";

  /// How long a request waits for the review; after that a page is sent that asks again.
  private static final int PATIENCE_SECONDS = 4;

  private final TableRoutes tables;
  private final ServerContext server;
  private final Reviews reviews = new Reviews();

  public ReviewRoutes(TableRoutes tables, ServerContext server) {
    this.tables = tables;
    this.server = server;
  }

  @Override
  public void add(Routing routing) {
    routing.get("/review/{id}", this::review);
  }

  private void review(Context call) {
    CompletableFuture<String> page = page(call);
    call.responseHeaders()
        .set("Content-Security-Policy", ReviewPage.POLICY + "; frame-ancestors 'none'");
    try {
      String html = page.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
      Reply.send(call, 200, HTML, html.getBytes(UTF_8));
    } catch (TimeoutException _) {
      call.header("Refresh", "2");
      Reply.send(call, 202, HTML, ReviewPage.waiting().getBytes(UTF_8));
    } catch (ExecutionException failed) {
      throw refusal(failed.getCause());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw RefusalException.of(
          HttpStatus.SERVICE_UNAVAILABLE_503,
          Sentence.of("the server is stopping; try again in a moment"));
    }
  }

  private CompletableFuture<String> page(Context call) {
    try {
      return reviews.of(tables.recordFor(call), server.guard().address(call));
    } catch (WorkPool.CrowdedException crowded) {
      throw Refusals.crowded(crowded.isOwn());
    }
  }

  private static RefusalException refusal(@Nullable Throwable why) {
    if (why instanceof BadInputException) {
      return RefusalException.of(
          HttpStatus.CONFLICT_409,
          Sentence.of("a game can be reviewed only when it is over and all its cards are known"));
    }
    Metrics.LOG.log(System.Logger.Level.ERROR, "a review failed", why);
    return RefusalException.of(
        HttpStatus.SERVICE_UNAVAILABLE_503,
        Sentence.of("the coach could not review this game; try again"));
  }
}
