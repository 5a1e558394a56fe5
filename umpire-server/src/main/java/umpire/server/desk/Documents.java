package umpire.server.desk;

import java.util.Optional;
import umpire.live.log.LogFailure;

/// Keeps what lies on the desk, so that it can be shared by a link.
public interface Documents {

  /// Keeps a text, and gives it an id that nobody guesses.
  String keep(String text) throws LogFailure;

  Optional<String> find(String id) throws LogFailure;

  /// Finds out whether anything can be kept now, beside the tables as well.
  ///
  /// @throws LogFailure if not
  void tryKeeping() throws LogFailure;
}
