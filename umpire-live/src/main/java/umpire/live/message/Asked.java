package umpire.live.message;

/// The answer to a question that changes nothing.
public sealed interface Asked<T> {

  /// Here it is.
  record Known<T>(T answer) implements Asked<T> {}

  /// It is not to be had.
  record Denied<T>(Problem problem) implements Asked<T> {}
}
