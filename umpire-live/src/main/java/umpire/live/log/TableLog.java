package umpire.live.log;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A durable log of tables.
///
/// When [#append] returns, its entries survive the end of the program, a crash of the operating
/// system and a loss of power. Any thread may call.
public interface TableLog extends AutoCloseable {

  /// Appends the outcome of a command, and waits until it is on disk.
  void append(Append append) throws LogException;

  /// Returns everything stored of a table; empty if there is no such table.
  Optional<StoredTable> load(String table) throws LogException;

  /// Returns the result of a seat's command with this key; empty if it was not carried out.
  Optional<CompletedCommand> findCompleted(String table, int seat, String key) throws LogException;

  /// Returns publicly listed tables in this state, the most recently changed first.
  ///
  /// @param most the maximum number of tables
  List<Summary> list(Summary.State state, int most) throws LogException;

  /// Returns the ids of tables with a game in progress.
  List<String> unfinished() throws LogException;

  /// Sets the listener that receives the id of each table to which another server has appended.
  void onExternalAppend(Consumer<String> told);

  @Override
  void close();
}
