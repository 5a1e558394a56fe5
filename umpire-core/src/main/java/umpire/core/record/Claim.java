package umpire.core.record;

import java.util.List;

/// What somebody wrote down about the standing, to be compared with the referee's count.
public sealed interface Claim {

  /// Whether it says, among other things perhaps, what an event has earned.
  default boolean isOfEarnings() {
    return switch (this) {
      case Earned _ -> true;
      case All(var claims) -> anyOfEarnings(claims);
      case Standing _, Winner _, Unfinished _ -> false;
    };
  }

  private static boolean anyOfEarnings(List<Claim> claims) {
    for (Claim claim : claims) {
      if (claim.isOfEarnings()) {
        return true;
      }
    }
    return false;
  }

  /// What the event above earned the one who acted: `+4`.
  record Earned(int points) implements Claim {}

  /// How sides stand in one tally.
  ///
  /// @param tally its name; empty for the first one
  record Standing(String tally, List<Stand> stands) implements Claim {
    public Standing {
      stands = List.copyOf(stands);
    }
  }

  /// How one side stands.
  ///
  /// @param seat any seat of the side
  record Stand(int seat, int count) {}

  /// Who has won: a seat of the winning side, or [umpire.core.kernel.Kernel#NOBODY].
  record Winner(int seat) implements Claim {}

  /// The game was not finished.
  record Unfinished() implements Claim {}

  /// Several at once.
  record All(List<Claim> claims) implements Claim {
    public All {
      claims = List.copyOf(claims);
    }
  }
}
