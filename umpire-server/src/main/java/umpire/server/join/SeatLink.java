package umpire.server.join;

import java.net.URI;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What somebody is sent who is to take a seat: `http://host:8080/t/ID#SECRET`.
///
/// @param server the address of the server, without a slash at its end
/// @param table its id
/// @param token what opens the seat
public record SeatLink(String server, String table, String token) {

  private static final Pattern PATH = Pattern.compile("(.*)/t/([A-Za-z0-9_-]{1,64})(?:/[0-9]*)?");

  /// Understands a link; empty if it is none.
  public static Optional<SeatLink> of(URI link) {
    String path = Optional.ofNullable(link.getPath()).orElse("");
    String token = Optional.ofNullable(link.getFragment()).orElse("");
    Matcher matcher = PATH.matcher(path);
    if (link.getHost() == null || token.isEmpty() || !matcher.matches()) {
      return Optional.empty();
    }
    String server = link.getScheme() + "://" + link.getAuthority() + matcher.group(1);
    return Optional.of(new SeatLink(server, matcher.group(2), token));
  }

  /// The address of a request about the table.
  URI call(String name) {
    return URI.create(server + "/api/tables/" + table + name);
  }

  /// Nobody sees the secret by accident in a log.
  @Override
  public String toString() {
    return server + "/t/" + table;
  }
}
