package umpire.server.http;

import io.avaje.jex.http.HttpStatus;
import org.jspecify.annotations.Nullable;
import umpire.command.language.Language;
import umpire.core.text.Json;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.core.text.TranslationSource;

/// The refusal of a request, sent to the client as a problem report (RFC 9457) in the client's
/// language.
public final class RefusalException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient Note detail;
  private final transient @Nullable TranslationSource game;
  private final transient Json report;

  private RefusalException(int status, Note detail, @Nullable TranslationSource game, Json report) {
    super(Reply.title(status), null, false, false);
    this.status = status;
    this.detail = detail;
    this.game = game;
    this.report = report;
  }

  /// Returns a refusal with a message.
  ///
  /// @param detail the reason
  public static RefusalException of(HttpStatus status, Sentence detail) {
    return new RefusalException(status.status(), detail.note(), null, new Json());
  }

  /// Returns a refusal with a message and details for programs.
  ///
  /// @param detail the reason
  /// @param game the game whose translations the reason needs
  /// @param report further members of the problem report
  public static RefusalException of(
      HttpStatus status, Note detail, TranslationSource game, Json report) {
    return new RefusalException(status.status(), detail, game, report);
  }

  /// Returns the refusal of a malformed body or parameter. Programs send these, so its message is
  /// in English, as for all syntax errors.
  public static RefusalException malformed(HttpStatus status, String detail) {
    return of(status, Sentence.plain(detail));
  }

  /// Returns the refusal for something that does not exist, or not for this client.
  public static RefusalException notFound(Sentence detail) {
    return of(HttpStatus.NOT_FOUND_404, detail);
  }

  /// Returns the refusal of a path and method without a route, or of a request that cannot be
  /// parsed.
  public static RefusalException noSuchCall(int status) {
    return new RefusalException(
        status,
        Sentence.of("there is no such path or method; see /api/openapi.json").note(),
        null,
        new Json());
  }

  /// Returns the refusal for an internal failure, without any details.
  public static RefusalException bug() {
    return of(
        HttpStatus.INTERNAL_SERVER_ERROR_500,
        Sentence.of("the server failed because of a bug, which it has logged"));
  }

  public int status() {
    return status;
  }

  /// Returns the complete problem report.
  Json report(Language language) {
    Language spoken = game == null ? language : language.in(game);
    return report
        .put("detail", spoken.say(detail))
        .put("type", "about:blank")
        .put("title", Reply.title(status))
        .put("status", status);
  }
}
