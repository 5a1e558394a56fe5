package umpire.server.join;

import java.io.IOException;

/// Takes part in a game from a terminal.
public interface Player {

  /// Plays until the game is over, or the player leaves.
  ///
  /// @throws IOException if the table cannot be reached, or no longer
  void play() throws IOException, Stuck;
}
