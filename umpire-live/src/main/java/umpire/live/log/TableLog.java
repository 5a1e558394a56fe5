package umpire.live.log;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Keeps what happens at tables.
///
/// Its one promise: when [#append] returns, what was appended survives the end of the program, of
/// the operating system and of the power supply. Any thread may call.
public interface TableLog extends AutoCloseable {

  /// Writes what a command leads to, and waits until it is on the disk.
  void append(Append append) throws LogException;

  /// Everything that has happened at a table; empty if there is no such table.
  Optional<StoredTable> load(String table) throws LogException;

  /// What a seat's command with this key has led to, if it was carried out.
  Optional<CompletedCommand> answered(String table, int seat, String key) throws LogException;

  /// Tables that everybody may see, the one that changed last first.
  ///
  /// @param most no more than these
  List<Summary> listed(Summary.State state, int most) throws LogException;

  /// The tables whose game has begun and is not over.
  List<String> unfinished() throws LogException;

  /// Whom to tell of a table to which another machine has appended.
  void onOthers(Consumer<String> told);

  @Override
  void close();
}
