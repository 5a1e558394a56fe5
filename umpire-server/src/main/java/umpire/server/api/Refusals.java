package umpire.server.api;

import io.avaje.jex.http.HttpStatus;
import umpire.live.Answer;
import umpire.live.Asked;
import umpire.live.Problem;
import umpire.live.log.LogFailure;
import umpire.server.http.Refusal;
import umpire.server.watch.Meters;

/// What a table or its log says no to, as the refusal of a call.
public final class Refusals {

  private static final String NOT_STORED = "it could not be read or written down; try again";

  private Refusals() {}

  /// The log does not do its part.
  public static Refusal notNow(LogFailure broken) {
    Meters.LOG.log(System.Logger.Level.ERROR, "the log failed", broken);
    return later(NOT_STORED);
  }

  /// More is asked for than can be read now.
  ///
  /// @param own whether one address asks for it
  public static Refusal crowded(boolean own) {
    return own
        ? Refusal.of(
            HttpStatus.TOO_MANY_REQUESTS_429,
            "too much that takes long is asked from one address; wait for answers, then ask again")
        : later("too much that takes long is asked by others; ask again in a moment");
  }

  private static Refusal later(String what) {
    return Refusal.of(HttpStatus.SERVICE_UNAVAILABLE_503, what);
  }

  /// What was asked, or the refusal that stands for it.
  static <T> T known(Asked<T> asked) {
    return switch (asked) {
      case Asked.Known<T>(T answer) -> answer;
      case Asked.Denied<T>(Problem problem) -> throw refusal(problem);
    };
  }

  /// The number of the last entry that a command led to, or the refusal.
  static long done(Answer answer) {
    return switch (answer) {
      case Answer.Done(long seq) -> seq;
      case Answer.Refused(Problem problem) -> throw refusal(problem);
      case Answer.Stale(long ask) -> throw stale(ask);
      case Answer.Busy() -> throw later("too many are waiting; send it again");
      case Answer.Failed(String what) -> throw failed(what);
    };
  }

  /// What the database said is for those who run the server.
  private static Refusal failed(String what) {
    Meters.LOG.log(System.Logger.Level.ERROR, "a command failed: " + what);
    return later(NOT_STORED);
  }

  private static Refusal stale(long ask) {
    String now = ask == 0 ? "nothing is asked of you now" : "the question is now number " + ask;
    return Refusal.of(HttpStatus.CONFLICT_409, "that was another question: " + now);
  }

  private static Refusal refusal(Problem problem) {
    HttpStatus status =
        switch (problem.kind()) {
          case RULE -> HttpStatus.UNPROCESSABLE_CONTENT_422;
          case WORDS -> HttpStatus.UNPROCESSABLE_CONTENT_422;
          case FORBIDDEN -> HttpStatus.FORBIDDEN_403;
          case NOT_NOW -> HttpStatus.CONFLICT_409;
        };
    return Refusal.of(status, problem.json());
  }
}
