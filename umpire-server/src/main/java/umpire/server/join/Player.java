package umpire.server.join;

import java.io.IOException;

/// Takes part in a game from a terminal.
public interface Player {

  /// Plays until the game is over, the player leaves, or the server says goodbye.
  void play() throws IOException;
}
