package umpire.server.http;

import io.avaje.jex.http.HttpStatus;
import umpire.core.text.Json;

/// A call that is not carried out, and why: it becomes the problem report (RFC 9457) that the
/// caller is sent.
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient Json report;

  private Refusal(int status, Json report) {
    super(Reply.title(status), null, false, false);
    this.status = status;
    this.report = report;
  }

  /// A refusal in words.
  ///
  /// @param detail what is wrong, in a sentence
  public static Refusal of(HttpStatus status, String detail) {
    return of(status.status(), detail);
  }

  /// A refusal that programs understand, too.
  ///
  /// @param report what is wrong: `detail`, and whatever else a program may want to know
  public static Refusal of(HttpStatus status, Json report) {
    return new Refusal(status.status(), report);
  }

  /// For a status that comes from elsewhere.
  public static Refusal of(int status, String detail) {
    return new Refusal(status, new Json().put("detail", detail));
  }

  /// There is no such thing, or not for this caller.
  public static Refusal notFound(String detail) {
    return of(HttpStatus.NOT_FOUND_404, detail);
  }

  /// The path and method are nobody's.
  public static Refusal noSuchCall() {
    return notFound("there is no such call");
  }

  /// For what went wrong inside; the caller learns nothing more of it.
  public static Refusal bug() {
    return of(HttpStatus.INTERNAL_SERVER_ERROR_500, "this is a bug in Umpire; it is noted");
  }

  public int status() {
    return status;
  }

  /// The report, whole.
  Json report() {
    return report
        .put("type", "about:blank")
        .put("title", Reply.title(status))
        .put("status", status);
  }
}
