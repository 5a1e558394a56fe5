package umpire.core.repair;

import java.util.List;
import umpire.core.verify.Claims;

/// The evidence of the claims in a game for a version of what happened.
///
/// @param differ the number of claims that are wrong
/// @param agree the number of claims that are right
record Weight(int differ, int agree) {

  static final Weight NONE = new Weight(0, 0);

  boolean isBetterThan(Weight other) {
    return differ != other.differ ? differ < other.differ : agree > other.agree;
  }

  /// Returns this evidence with more answers added.
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
