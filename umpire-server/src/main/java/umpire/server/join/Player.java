package umpire.server.join;

import java.io.IOException;
import umpire.json.BadFieldsException;

/// A participant in a game that runs on another server.
public interface Player {

  /// Plays until the game is over or the player leaves.
  ///
  /// @throws IOException if the table cannot be reached
  /// @throws BadFieldsException if the server sends something that is not an update
  void play() throws IOException, StuckException, BadFieldsException;
}
