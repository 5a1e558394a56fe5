package umpire.server.api;

import io.avaje.jex.http.HttpStatus;
import umpire.core.game.Game;
import umpire.core.text.Sentence;
import umpire.live.LiveTable;
import umpire.live.log.LogException;
import umpire.live.message.Answer;
import umpire.live.message.Problem;
import umpire.live.message.QueryResult;
import umpire.server.http.RefusalException;
import umpire.server.monitoring.Metrics;

/// Converts refusals of tables and failures of their logs to refusals of requests.
public final class Refusals {

  private static final Sentence NOT_STORED =
      Sentence.of("the data could not be read or stored; try again");

  private Refusals() {}

  /// Returns the refusal for a failure of the log.
  public static RefusalException notNow(LogException broken) {
    Metrics.LOG.log(System.Logger.Level.ERROR, "reading or writing the log failed", broken);
    return later(NOT_STORED);
  }

  /// Returns the refusal for a read that must wait for too many others.
  ///
  /// @param own whether the client's own address has too many
  public static RefusalException crowded(boolean own) {
    return own
        ? RefusalException.of(
            HttpStatus.TOO_MANY_REQUESTS_429,
            Sentence.of(
                "too many long requests from your address are in progress; wait for them, then try again"))
        : later(Sentence.of("the server is busy with other long requests; try again in a moment"));
  }

  private static RefusalException later(Sentence what) {
    return RefusalException.of(HttpStatus.SERVICE_UNAVAILABLE_503, what);
  }

  /// Returns the result of a query, or throws its refusal.
  static <T> T known(LiveTable table, QueryResult<T> result) {
    return switch (result) {
      case QueryResult.Known<T>(T answer) -> answer;
      case QueryResult.Denied<T>(Problem problem) -> throw refusal(table, problem);
    };
  }

  /// Returns the number of the last entry that a command wrote, or throws its refusal.
  static long done(LiveTable table, Answer answer) {
    return switch (answer) {
      case Answer.Done(long seq) -> seq;
      case Answer.Refused(Problem problem) -> throw refusal(table, problem);
      case Answer.Stale(long ask) -> throw stale(ask);
      case Answer.Busy() ->
          throw later(Sentence.of("the table has too many waiting commands; send this one again"));
      case Answer.Failed(String what) -> throw failed(what);
    };
  }

  /// Logs the message of the database, which is not for clients.
  private static RefusalException failed(String what) {
    Metrics.LOG.log(System.Logger.Level.ERROR, "a command failed: " + what);
    return later(NOT_STORED);
  }

  private static RefusalException stale(long ask) {
    return RefusalException.of(
        HttpStatus.CONFLICT_409,
        ask == 0
            ? Sentence.of("this answers an earlier question; you do not have to act now")
            : Sentence.of("this answers an earlier question; the open question is number {ask}")
                .fact("ask", ask));
  }

  private static RefusalException refusal(LiveTable table, Problem problem) {
    HttpStatus status =
        switch (problem.kind()) {
          case RULE -> HttpStatus.UNPROCESSABLE_CONTENT_422;
          case WORDS -> HttpStatus.UNPROCESSABLE_CONTENT_422;
          case FORBIDDEN -> HttpStatus.FORBIDDEN_403;
          case NOT_NOW -> HttpStatus.CONFLICT_409;
        };
    return RefusalException.of(
        status, problem.note(), Game.byId(table.settings().game()).orElseThrow(), problem.json());
  }
}
