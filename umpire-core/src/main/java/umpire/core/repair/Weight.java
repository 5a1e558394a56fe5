package umpire.core.repair;

import java.util.List;
import umpire.core.verify.Claims;

/// What was claimed of a game, as evidence of what happened.
///
/// @param differ how many claims are wrong
/// @param agree how many are right
record Weight(int differ, int agree) {

  static final Weight NONE = new Weight(0, 0);

  boolean isBetterThan(Weight other) {
    return differ != other.differ ? differ < other.differ : agree > other.agree;
  }

  /// With these answers added.
  Weight plus(List<Claims.Answer> answers) {
    int differing = differ;
    int agreeing = agree;
    for (Claims.Answer answer : answers) {
      switch (answer) {
        case Claims.Agrees() -> agreeing++;
        case Claims.Differs _ -> differing++;
        case Claims.Unknown _ -> {
          // proves nothing
        }
      }
    }
    return new Weight(differing, agreeing);
  }
}
