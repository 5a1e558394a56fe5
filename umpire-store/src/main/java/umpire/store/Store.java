package umpire.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import umpire.live.log.LogException;
import umpire.live.log.TableLog;

/// A log of tables in a database, and what else a server keeps there.
public interface Store extends TableLog {

  /// The longest document that is kept, in characters.
  int LONGEST_DOCUMENT = 1 << 20;

  /// Keeps what somebody has laid on the referee's desk. The same words have the same id, which
  /// cannot be guessed by whoever does not know them.
  ///
  /// @return the id
  /// @throws IllegalArgumentException if it is longer than [#LONGEST_DOCUMENT]
  String keep(String document, Instant at) throws LogException;

  /// A document that was kept.
  Optional<String> document(String id) throws LogException;

  /// The ids of all tables in their order, so many at a time.
  ///
  /// @param after only those behind this one; the empty string is before all
  List<String> tables(String after, int most) throws LogException;

  /// Forgets tables and documents that nobody has touched since then. Nobody has an account here,
  /// so nobody could ask for it; a server calls it every day.
  ///
  /// @return how many tables
  int forget(Instant untouchedSince) throws LogException;

  /// Writes something and takes it away again, to find out whether anything can be stored now.
  ///
  /// @throws LogException if not
  void tryWriting() throws LogException;
}
