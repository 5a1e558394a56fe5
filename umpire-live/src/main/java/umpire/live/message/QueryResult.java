package umpire.live.message;

/// The answer to a question that changes nothing.
public sealed interface QueryResult<T> {

  /// Here it is.
  record Known<T>(T answer) implements QueryResult<T> {}

  /// It is not to be had.
  record Denied<T>(Problem problem) implements QueryResult<T> {}
}
