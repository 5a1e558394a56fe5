package umpire.live.message;

/// A table's answer to a command.
public sealed interface Answer {

  /// The command was carried out and is on disk.
  ///
  /// @param seq the number of its last log entry; if it wrote none, of the table's last
  record Done(long seq) implements Answer {}

  /// The command was refused, and nothing has changed.
  record Refused(Problem problem) implements Answer {}

  /// The move answers a question that is not open any more.
  ///
  /// @param ask the number of the seat's open question, 0 if it has none
  record Stale(long ask) implements Answer {}

  /// The table has too many waiting commands. The sender should send it again.
  record Busy() implements Answer {}

  /// The command could not be stored, or its outcome is unknown. The sender should send it again
  /// with its key.
  record Failed(String what) implements Answer {}
}
