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

/// Who calls, as far as a table is concerned: the holder of a seat, or somebody who looks on.
///
/// A browser shows a seat's secret as a cookie that no script can read, a program as
/// `Authorization: Bearer`.
///
/// @param seat which one they hold, if any
/// @param byCookie whether a browser vouches for them
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
    // One that no longer opens anything is an old one: its owner looks on like anybody else.
    OptionalInt seat = kept(call, table.id()).map(table::seat).orElseGet(OptionalInt::empty);
    return new Caller(table, seat, seat.isPresent());
  }

  /// The secret that the browser keeps for a table.
  static Optional<String> kept(Context call, String table) {
    return Optional.ofNullable(call.cookie(cookieName(table)));
  }

  /// Lets the browser keep the secret.
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
        HttpStatus.UNAUTHORIZED_401, Sentence.of("this opens no seat at this table"));
  }

  /// The seat, for who must hold one.
  int seatOrRefuse() {
    return seat.orElseThrow(Caller::notYours);
  }

  /// With whose eyes they look.
  ///
  /// @param as `spectator` to look on without the seat's eyes
  Viewer viewer(@Nullable String as) {
    boolean lookOn = seat.isEmpty() || "spectator".equals(as);
    Viewer viewer = lookOn ? new Viewer.Spectator() : table.eyes(seat.getAsInt());
    if (!table.mayLook(viewer)) {
      throw RefusalException.of(
          HttpStatus.FORBIDDEN_403, Sentence.of("this table is not open to who looks on"));
    }
    return viewer;
  }
}
