package umpire.server.desk;

import java.util.Optional;
import umpire.live.log.LogException;

/// Keeps what lies on the desk, so that it can be shared by a link.
public interface Documents {

  /// Keeps a text, and gives it an id that nobody guesses.
  String keep(String text) throws LogException;

  Optional<String> find(String id) throws LogException;

  /// Finds out whether anything can be kept now, beside the tables as well.
  ///
  /// @throws LogException if not
  void tryKeeping() throws LogException;
}
