package umpire.live.seat;

import umpire.core.text.Json;
import umpire.json.EnumNames;

/// How a table is run: nothing of it changes what is legal in the game.
///
/// @param move seconds for each move; 0 if there is no clock
/// @param reserve further seconds, for the whole game
/// @param absent what happens when somebody who is awaited is away
/// @param absentAfter after how many seconds it does
/// @param takeback whether something may be taken back
/// @param hints whether a seat may ask what the strongest strategy would do
/// @param watch who may look on
/// @param delay by how many seconds they see things later, if [Watch#DELAYED]
/// @param listed whether the lobby shows the table to everybody
/// @param scorer whether one holder writes down what happens at a table elsewhere, for all seats
///   and for the house
/// @param pace after how many milliseconds a strategy moves, whatever it holds
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

  /// What is played by if nobody says otherwise: no clock, everybody waits for everybody.
  public static final Options USUAL =
      new Options(0, 0, Absent.WAIT, 60, Takeback.CONSENT, true, Watch.OPEN, 30, true, false, 600);

  /// What happens when somebody who is awaited is away.
  public enum Absent {
    /// Everybody waits.
    WAIT,
    /// A strategy plays on until they are back.
    STAND_IN,
    /// They lose.
    FORFEIT
  }

  /// Whether something may be taken back.
  public enum Takeback {
    /// If all agree whose view of the table changes by it.
    CONSENT,
    NEVER
  }

  /// Who may look on without a seat.
  public enum Watch {
    OPEN,
    /// Everybody, but they see things later.
    DELAYED,
    /// Nobody before the end.
    CLOSED
  }

  public boolean hasClock() {
    return move > 0 || reserve > 0;
  }

  /// The same as JSON.
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
