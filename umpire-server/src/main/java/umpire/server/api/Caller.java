package umpire.server.api;

import io.avaje.jex.http.Context;
import io.avaje.jex.http.HttpStatus;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import umpire.core.match.Viewer;
import umpire.core.text.Sentence;
import umpire.live.LiveTable;
import umpire.live.seat.Token;
import umpire.server.http.RefusalException;
import umpire.server.http.RequestGuard;

/// The client of a request about a table: the holder of a seat, or a spectator.
///
/// A browser sends a seat's token as a cookie that scripts cannot read, a program as
/// `Authorization: Bearer`.
///
/// @param seat the seat that the client holds, if any
/// @param byCookie whether the token came as a cookie
record Caller(LiveTable table, OptionalInt seat, boolean byCookie) {

  private static final String BEARER = "Bearer ";
  private static final Duration KEPT = Duration.ofDays(90);

  static Caller of(Context call, LiveTable table) {
    String bearer = call.header("Authorization");
    if (bearer != null) {
      String token = bearer.startsWith(BEARER) ? bearer.substring(BEARER.length()).strip() : "";
      OptionalInt seat = table.seat(token);
      if (seat.isEmpty()) {
        throw notYours();
      }
      return new Caller(table, seat, false);
    }
    // A cookie that opens no seat is outdated; its owner becomes a spectator.
    OptionalInt seat = kept(call, table.id()).map(table::seat).orElseGet(OptionalInt::empty);
    return new Caller(table, seat, seat.isPresent());
  }

  /// Returns the token that the browser has stored for a table; empty if it has none.
  static Optional<String> kept(Context call, String table) {
    return Optional.ofNullable(call.cookie(cookieName(table)));
  }

  /// Stores the token in the browser.
  static void keep(Context call, LiveTable table, Token token, RequestGuard guard) {
    call.cookie(
        Context.Cookie.of(cookieName(table.id()), token.text())
            .path("/")
            .httpOnly(true)
            .sameSite(Context.Cookie.SameSite.Strict)
            .secure(guard.isSecure())
            .maxAge(KEPT));
  }

  private static String cookieName(String table) {
    return "seat-" + table;
  }

  private static RefusalException notYours() {
    return RefusalException.of(
        HttpStatus.UNAUTHORIZED_401, Sentence.of("this link does not open a seat at this table"));
  }

  /// Returns the seat; refuses the request if the client holds none.
  int seatOrRefuse() {
    return seat.orElseThrow(Caller::notYours);
  }

  /// Returns the viewer for the client; refuses the request if the viewer may not see the table.
  ///
  /// @param as `spectator` to see the table without the seat's hidden cards
  Viewer viewer(@Nullable String as) {
    boolean lookOn = seat.isEmpty() || "spectator".equals(as);
    Viewer viewer = lookOn ? new Viewer.Spectator() : table.viewer(seat.getAsInt());
    if (!table.mayView(viewer)) {
      throw RefusalException.of(
          HttpStatus.FORBIDDEN_403, Sentence.of("this table does not admit spectators"));
    }
    return viewer;
  }
}
