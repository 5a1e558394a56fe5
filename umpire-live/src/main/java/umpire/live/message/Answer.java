package umpire.live.message;

/// What a table answers to a command.
public sealed interface Answer {

  /// It is done, and on the disk.
  ///
  /// @param seq the last entry of the log that belongs to it
  record Done(long seq) implements Answer {}

  /// It is not done, and nothing has changed.
  record Refused(Problem problem) implements Answer {}

  /// The question that it answers is no longer the one that is asked.
  ///
  /// @param ask the one that is, 0 if none
  record Stale(long ask) implements Answer {}

  /// Too many others are waiting. Send it again.
  record Busy() implements Answer {}

  /// It could not be written down, and so has not happened. Send it again under the same key.
  record Failed(String what) implements Answer {}
}
