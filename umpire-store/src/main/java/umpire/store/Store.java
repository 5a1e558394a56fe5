package umpire.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import umpire.live.log.LogException;
import umpire.live.log.TableLog;

/// A log of tables in a database, which also stores documents of the referee's desk.
public interface Store extends TableLog {

  /// The maximum length of a document in characters.
  int LONGEST_DOCUMENT = 1 << 20;

  /// Stores a document from the referee's desk. Equal documents have one id, which cannot be
  /// guessed without knowing the text.
  ///
  /// @return the id
  /// @throws IllegalArgumentException if the document is longer than [#LONGEST_DOCUMENT]
  String keep(String document, Instant at) throws LogException;

  /// Returns a stored document; empty if there is none with this id.
  Optional<String> document(String id) throws LogException;

  /// Returns the ids of tables in order, at most `most` at a time.
  ///
  /// @param after the id after which to begin; the empty string to begin with the first
  List<String> tables(String after, int most) throws LogException;

  /// Deletes tables that have not changed and documents that have not been stored since then. There
  /// are no accounts whose owners could ask for it, so a server calls this every day.
  ///
  /// @return the number of deleted tables
  int forget(Instant untouchedSince) throws LogException;

  /// Writes and deletes a row, to find out whether anything can be stored now.
  ///
  /// @throws LogException if nothing can
  void tryWriting() throws LogException;
}
