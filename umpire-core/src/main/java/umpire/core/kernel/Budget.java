package umpire.core.kernel;

/// The amount of computation that a strategy spends on each decision. It is counted, not timed, so
/// that a seed gives the same game on every machine.
///
/// @param what the unit that is counted, in the plural: `rollouts`
/// @param usual the default
/// @param most the highest number that may be requested
public record Budget(String what, int usual, int most) {

  /// Whether this number may be requested: from 1 to [#most].
  public boolean allows(int count) {
    return count >= 1 && count <= most;
  }

  /// The numbers that may be requested, in words.
  public String inWords() {
    return "a number of " + what + " from 1 to " + most;
  }
}
