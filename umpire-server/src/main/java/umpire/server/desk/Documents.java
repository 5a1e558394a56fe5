package umpire.server.desk;

import java.util.Optional;
import umpire.live.log.LogException;

/// Stores documents of the referee's desk, so that they can be shared by a link.
public interface Documents {

  /// Stores a text, and returns an id for it that cannot be guessed.
  String keep(String text) throws LogException;

  Optional<String> find(String id) throws LogException;

  /// Tries whether anything can be stored now, including moves at tables.
  ///
  /// @throws LogException if nothing can
  void tryKeeping() throws LogException;
}
