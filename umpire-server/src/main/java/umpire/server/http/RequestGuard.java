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

/// Guards every request: which host names this server answers to, from which pages requests may
/// come, and what every answer says to the browser about itself.
///
/// @param publicUrl how the world calls the server, if a proxy stands in front of it
/// @param proxies those that are trusted for the address of a caller
public record RequestGuard(Optional<URI> publicUrl, Proxies proxies) implements HttpFilter {

  private static final String CONTENT =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self';"
          + " form-action 'self'; base-uri 'none'; frame-ancestors ";

  /// Numbers cannot be made to mean another machine, names can: a page elsewhere whose name
  /// suddenly means this machine must not be let in.
  private static final Pattern NUMBERS = Pattern.compile("[0-9.]+|\\[[0-9a-f:.]+\\]");

  /// Pages that are made to be shown inside others.
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

  /// What an answer says to the browser about itself.
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

  /// Is it us who are meant?
  private void house(Context call) {
    String host = name(call.header("Host"));
    boolean ours =
        host.equals("localhost")
            || NUMBERS.matcher(host).matches()
            || publicUrl.filter(url -> host.equals(url.getHost())).isPresent();
    if (!ours) {
      throw RefusalException.of(
          HttpStatus.MISDIRECTED_REQUEST_421,
          Sentence.of(
              "this server is not called so; it is started with --public-url to be called by a name"));
    }
  }

  /// The name of a host, without its port.
  private static String name(@Nullable String host) {
    return host == null ? "" : host.toLowerCase(Locale.ROOT).replaceFirst(":[0-9]*$", "");
  }

  /// Refuses a request that changes something and comes from a page elsewhere. Browsers say where a
  /// request comes from, and no page can make them say otherwise.
  ///
  /// @param must whether the browser has vouched for the caller by a cookie, so that it has to say
  public void sameOrigin(Context call, boolean must) {
    String site = call.header("Sec-Fetch-Site");
    String origin = call.header("Origin");
    boolean elsewhere =
        (site != null && !site.equals("same-origin") && !site.equals("none"))
            || (origin != null && !isOurs(origin, call.header("Host")));
    boolean unsaid = must && site == null && origin == null;
    if (elsewhere || unsaid) {
      throw RefusalException.of(
          HttpStatus.FORBIDDEN_403, Sentence.of("this was sent by a page of somebody else"));
    }
  }

  /// A proxy may have changed the name under which we were called.
  private boolean isOurs(String origin, @Nullable String host) {
    int scheme = origin.indexOf("://");
    String from = scheme < 0 ? "" : origin.substring(scheme + 3);
    return from.equalsIgnoreCase(host)
        || publicUrl.filter(url -> from.equalsIgnoreCase(url.getAuthority())).isPresent();
  }

  /// Where a request comes from, to count with, never to be kept.
  public String address(Context call) {
    return proxies.caller(
        call.exchange().getRemoteAddress().getAddress(),
        call.requestHeaders().getOrDefault("X-Forwarded-For", List.of()));
  }

  /// Whether browsers reach it by TLS only.
  public boolean isSecure() {
    return publicUrl.filter(url -> "https".equalsIgnoreCase(url.getScheme())).isPresent();
  }
}
