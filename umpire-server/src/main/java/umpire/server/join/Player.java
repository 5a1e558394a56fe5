package umpire.server.join;

import java.io.IOException;
import umpire.json.BadFieldsException;

/// Takes part in a game from a terminal.
public interface Player {

  /// Plays until the game is over, or the player leaves.
  ///
  /// @throws IOException if the table cannot be reached, or no longer
  /// @throws BadFieldsException if the server sends something else than an update
  void play() throws IOException, StuckException, BadFieldsException;
}
