package umpire.server.http;

import io.avaje.jex.http.HttpStatus;
import org.jspecify.annotations.Nullable;
import umpire.command.language.Language;
import umpire.core.text.Json;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.core.text.TranslationSource;

/// A request that is not carried out, and why: it becomes the problem report (RFC 9457) that the
/// caller is sent, in the caller's language.
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

  /// A refusal in words.
  ///
  /// @param detail what is wrong
  public static RefusalException of(HttpStatus status, Sentence detail) {
    return new RefusalException(status.status(), detail.note(), null, new Json());
  }

  /// A refusal that programs understand, too.
  ///
  /// @param detail what is wrong
  /// @param game whose words the detail may have
  /// @param report whatever else a program may want to know
  public static RefusalException of(
      HttpStatus status, Note detail, TranslationSource game, Json report) {
    return new RefusalException(status.status(), detail, game, report);
  }

  /// A body or a parameter that is not as the description of the API wants it. Programs send that,
  /// so it is told in English, like every fault of a format.
  public static RefusalException malformed(HttpStatus status, String detail) {
    return of(status, Sentence.plain(detail));
  }

  /// There is no such thing, or not for this caller.
  public static RefusalException notFound(Sentence detail) {
    return of(HttpStatus.NOT_FOUND_404, detail);
  }

  /// The path and method are nobody's, or cannot be read.
  public static RefusalException noSuchCall(int status) {
    return new RefusalException(
        status, Sentence.of("there is no such call").note(), null, new Json());
  }

  /// For what went wrong inside; the caller learns nothing more of it.
  public static RefusalException bug() {
    return of(
        HttpStatus.INTERNAL_SERVER_ERROR_500, Sentence.of("this is a bug in Umpire; it is noted"));
  }

  public int status() {
    return status;
  }

  /// The report, whole.
  Json report(Language language) {
    Language spoken = game == null ? language : language.in(game);
    return report
        .put("detail", spoken.say(detail))
        .put("type", "about:blank")
        .put("title", Reply.title(status))
        .put("status", status);
  }
}
