package umpire.live.log;

import java.time.Instant;

/// What a lobby shows of a table, so that nobody replays games to list them.
///
/// @param id of the table
/// @param rules name and hash of the profile
/// @param seats who sits where, as JSON
/// @param listed whether the lobby shows it to everybody
public record Summary(
    String id,
    String game,
    String rules,
    State state,
    String seats,
    boolean listed,
    Instant changed) {

  /// Where a table is in its life.
  public enum State {
    /// Seats are free.
    OPEN,
    /// The game goes on.
    PLAYING,
    /// It is over.
    OVER
  }
}
