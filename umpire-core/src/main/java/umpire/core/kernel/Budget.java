package umpire.core.kernel;

/// How much thought a strategy gives each decision. It is counted and not timed, so that the same
/// seed is the same game on any machine.
///
/// @param what is counted, in the plural: `rollouts`
/// @param usual how many there are if nobody says otherwise
/// @param most how many may be asked for
public record Budget(String what, int usual, int most) {

  /// Whether somebody may ask for so many.
  public boolean allows(int count) {
    return count >= 1 && count <= most;
  }

  /// What may be asked for, in words.
  public String inWords() {
    return "a number of " + what + " from 1 to " + most;
  }
}
