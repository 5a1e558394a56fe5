package umpire.live.log;

import java.time.Instant;

/// The lobby's view of a table, stored so that listing tables replays no games.
///
/// @param id of the table
/// @param rules name and hash of the profile
/// @param seats the player in each seat, as JSON
/// @param listed whether the lobby shows it publicly
public record Summary(
    String id,
    String game,
    String rules,
    State state,
    String seats,
    boolean listed,
    Instant changed) {

  /// States of a table.
  public enum State {
    /// Its game has not begun.
    OPEN,
    /// Its game is in progress.
    PLAYING,
    /// Its game is over.
    OVER
  }
}
