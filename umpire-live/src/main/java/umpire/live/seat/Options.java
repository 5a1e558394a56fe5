package umpire.live.seat;

import umpire.core.text.Json;
import umpire.json.EnumNames;

/// Options of a table that do not change which moves are legal.
///
/// @param move seconds per move; 0 if the move clock is off
/// @param reserve additional seconds for the whole game
/// @param absent the consequence if a player who must act is away
/// @param absentAfter after how many seconds it follows
/// @param takeback whether players may take moves back
/// @param hints whether a seat may ask for the strongest strategy's choice
/// @param watch whether spectators are admitted
/// @param delay by how many seconds spectators see things later, if [Watch#DELAYED]
/// @param listed whether the lobby shows the table publicly
/// @param scorer whether one person records a game played elsewhere, for all seats and for the
///   house
/// @param pace after how many milliseconds a strategy moves, regardless of its cards
public record Options(
    int move,
    int reserve,
    Absent absent,
    int absentAfter,
    Takeback takeback,
    boolean hints,
    Watch watch,
    int delay,
    boolean listed,
    boolean scorer,
    int pace) {

  /// The defaults: no clock, and the table waits for absent players.
  public static final Options USUAL =
      new Options(0, 0, Absent.WAIT, 60, Takeback.CONSENT, true, Watch.OPEN, 30, true, false, 600);

  /// The consequence if a player who must act is away.
  public enum Absent {
    /// The table waits.
    WAIT,
    /// A strategy plays until the player is back.
    STAND_IN,
    /// The player loses.
    FORFEIT
  }

  /// Whether players may take moves back.
  public enum Takeback {
    /// Allowed if all players agree whose view of the table changes.
    CONSENT,
    NEVER
  }

  /// Whether spectators are admitted.
  public enum Watch {
    OPEN,
    /// Spectators are admitted, but see everything later.
    DELAYED,
    /// Spectators are admitted only when the game is over.
    CLOSED
  }

  public boolean hasClock() {
    return move > 0 || reserve > 0;
  }

  /// Returns the options as JSON.
  public Json json() {
    return new Json()
        .put("move", move)
        .put("reserve", reserve)
        .put("absent", EnumNames.of(absent))
        .put("absentAfter", absentAfter)
        .put("takeback", EnumNames.of(takeback))
        .put("hints", hints)
        .put("watch", EnumNames.of(watch))
        .put("delay", delay)
        .put("listed", listed)
        .put("scorer", scorer)
        .put("pace", pace);
  }
}
