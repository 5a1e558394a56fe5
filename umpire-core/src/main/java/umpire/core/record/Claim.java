package umpire.core.record;

import java.util.List;

/// A statement in a record about the score, the winner or the end, to be compared with the
/// referee's count.
public sealed interface Claim {

  /// Whether this claim, or a part of it, is about the points that an event has earned.
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

  /// The points that the event above earned its actor: `+4`.
  ///
  /// @param points negative for points lost
  record Earned(int points) implements Claim {}

  /// The score of some sides in one tally.
  ///
  /// @param tally the name of the tally; empty for the first one
  /// @param stands the score of each side
  record Standing(String tally, List<Stand> stands) implements Claim {
    public Standing {
      stands = List.copyOf(stands);
    }
  }

  /// The score of one side.
  ///
  /// @param seat any seat of the side
  /// @param count its score in the tally
  record Stand(int seat, int count) {}

  /// The winner of the match.
  ///
  /// @param seat a seat of the winning side, or [umpire.core.kernel.Kernel#NOBODY]
  record Winner(int seat) implements Claim {}

  /// A claim that the game was not finished.
  record Unfinished() implements Claim {}

  /// Several claims in one line.
  record All(List<Claim> claims) implements Claim {
    public All {
      claims = List.copyOf(claims);
    }
  }
}
