package umpire.live.message;

/// The result of a query. Queries change nothing.
public sealed interface QueryResult<T> {

  /// The query was answered.
  record Known<T>(T answer) implements QueryResult<T> {}

  /// The query was refused.
  record Denied<T>(Problem problem) implements QueryResult<T> {}
}
