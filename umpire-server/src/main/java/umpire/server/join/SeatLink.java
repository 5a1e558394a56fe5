package umpire.server.join;

import java.net.URI;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The link with which a person takes a seat: `http://host:8080/t/ID#SECRET`.
///
/// @param server the address of the server, without a slash at its end
/// @param table the id of the table
/// @param token the secret that opens the seat
public record SeatLink(String server, String table, String token) {

  private static final Pattern PATH = Pattern.compile("(.*)/t/([A-Za-z0-9_-]{1,64})(?:/[0-9]*)?");

  /// Parses a link; empty if it is malformed.
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

  /// Returns the address of an API request about the table.
  URI call(String name) {
    return URI.create(server + "/api/tables/" + table + name);
  }

  /// Hides the secret, so that it cannot get into a log by accident.
  @Override
  public String toString() {
    return server + "/t/" + table;
  }
}
