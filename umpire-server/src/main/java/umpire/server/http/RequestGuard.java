package umpire.server.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import io.avaje.jex.http.Context;
import io.avaje.jex.http.HttpFilter;
import io.avaje.jex.http.HttpStatus;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import umpire.core.text.Sentence;

/// Checks every request: the host name that it addresses, and the origin of the page that sent it.
/// Also sets the security headers of every answer.
///
/// @param publicUrl the public address, if there is a proxy in front of the server
/// @param proxies the proxies that are trusted for the addresses of clients
public record RequestGuard(Optional<URI> publicUrl, Proxies proxies) implements HttpFilter {

  private static final String CONTENT =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self';"
          + " form-action 'self'; base-uri 'none'; frame-ancestors ";

  /// Numeric hosts are always accepted. A name is not, because a site could change its name to
  /// point to this machine and so let its pages send requests here.
  private static final Pattern NUMBERS = Pattern.compile("[0-9.]+|\\[[0-9a-f:.]+\\]");

  /// Pages that other sites may embed.
  private static final List<String> FRAMED = List.of("/embed/", "/overlay/");

  @Override
  public void filter(Context call, FilterChain rest) {
    try {
      house(call);
      rest.proceed();
    } catch (RefusalException refusal) {
      Reply.problem(call, refusal);
    }
  }

  /// Sets the security headers of an answer.
  public void headers(HttpExchange exchange) {
    String path = exchange.getRequestURI().getPath();
    boolean framed = FRAMED.stream().anyMatch(path::startsWith);
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Security-Policy", CONTENT + (framed ? "*" : "'none'"));
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    if (!framed) {
      headers.set("X-Frame-Options", "DENY");
    }
  }

  /// Refuses a request for a host name that is not this server's.
  private void house(Context call) {
    String host = name(call.header("Host"));
    boolean ours =
        host.equals("localhost")
            || NUMBERS.matcher(host).matches()
            || publicUrl.filter(url -> host.equals(url.getHost())).isPresent();
    if (!ours) {
      throw RefusalException.of(
          HttpStatus.MISDIRECTED_REQUEST_421,
          Sentence.of("unknown host name; start the server with --public-url to allow it"));
    }
  }

  /// The host name without its port, in lower case.
  private static String name(@Nullable String host) {
    return host == null ? "" : host.toLowerCase(Locale.ROOT).replaceFirst(":[0-9]*$", "");
  }

  /// Refuses a request that changes something and was sent by a page of another site. Browsers send
  /// the origin of a request, and pages cannot forge it.
  ///
  /// @param must whether the origin must be present, because the client was identified by a cookie
  public void sameOrigin(Context call, boolean must) {
    String site = call.header("Sec-Fetch-Site");
    String origin = call.header("Origin");
    boolean elsewhere =
        (site != null && !site.equals("same-origin") && !site.equals("none"))
            || (origin != null && !isOurs(origin, call.header("Host")));
    boolean unsaid = must && site == null && origin == null;
    if (elsewhere || unsaid) {
      throw RefusalException.of(
          HttpStatus.FORBIDDEN_403, Sentence.of("cross-site request refused"));
    }
  }

  /// Whether the origin is this server's; a proxy may have changed the host name in the request.
  private boolean isOurs(String origin, @Nullable String host) {
    int scheme = origin.indexOf("://");
    String from = scheme < 0 ? "" : origin.substring(scheme + 3);
    return from.equalsIgnoreCase(host)
        || publicUrl.filter(url -> from.equalsIgnoreCase(url.getAuthority())).isPresent();
  }

  /// Returns the client's address for counting requests. It must not be stored.
  public String address(Context call) {
    return proxies.caller(
        call.exchange().getRemoteAddress().getAddress(),
        call.requestHeaders().getOrDefault("X-Forwarded-For", List.of()));
  }

  /// Whether browsers use TLS to reach the server.
  public boolean isSecure() {
    return publicUrl.filter(url -> "https".equalsIgnoreCase(url.getScheme())).isPresent();
  }
}
