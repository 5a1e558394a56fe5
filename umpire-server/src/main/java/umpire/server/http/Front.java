package umpire.server.http;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpExchange;
import io.avaje.jex.Routing;
import io.avaje.jex.http.HttpStatus;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import umpire.core.text.Sentence;

/// The filter in front of Jex, which every request passes. Jex fails on a method without a route,
/// and the JDK's server then closes the connection without an answer. This filter answers such a
/// request with 404 or 405, and a failure that Jex does not handle with 500.
public final class Front extends Filter {

  private final AllowedMethods allowed;
  private final WriteWatch writes;
  private final Consumer<HttpExchange> before;
  private final Consumer<HttpExchange> after;
  private final Consumer<Throwable> failed;

  /// @param routes all routes, including HEAD
  /// @param before called first, for instance to set headers
  /// @param after called when the request was answered or has failed
  /// @param failed receives failures that Jex did not handle
  public Front(
      List<Routing.Entry> routes,
      WriteWatch writes,
      Consumer<HttpExchange> before,
      Consumer<HttpExchange> after,
      Consumer<Throwable> failed) {
    this.allowed = AllowedMethods.of(routes);
    this.writes = writes;
    this.before = before;
    this.after = after;
    this.failed = failed;
  }

  @Override
  public String description() {
    return "checks methods, and answers unhandled requests";
  }

  @Override
  public void doFilter(HttpExchange exchange, Chain chain) throws IOException {
    exchange.setStreams(null, writes.watched(exchange.getResponseBody()));
    before.accept(exchange);
    try {
      Optional<RefusalException> wrong = wrongMethod(exchange);
      if (wrong.isPresent()) {
        Reply.problem(exchange, wrong.get());
      } else {
        chain.doFilter(exchange);
      }
    } catch (RuntimeException | Error bug) {
      failed.accept(bug);
      Reply.problem(exchange, RefusalException.bug());
    } finally {
      after.accept(exchange);
      exchange.close();
    }
  }

  private Optional<RefusalException> wrongMethod(HttpExchange exchange) {
    String method = exchange.getRequestMethod();
    Set<String> methods = allowed.at(exchange.getRequestURI().getPath());
    if (methods.isEmpty()) {
      return allowed.isTaken(method)
          ? Optional.empty()
          : Optional.of(RefusalException.noSuchCall(HttpStatus.NOT_FOUND_404.status()));
    }
    if (methods.contains(method)) {
      return Optional.empty();
    }
    String expected = String.join(", ", methods);
    exchange.getResponseHeaders().set("Allow", expected);
    return Optional.of(
        RefusalException.of(
            HttpStatus.METHOD_NOT_ALLOWED_405,
            Sentence.of("expected the method {methods} for this path").fact("methods", expected)));
  }
}
