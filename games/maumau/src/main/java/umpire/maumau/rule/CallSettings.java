package umpire.maumau.rule;

import umpire.core.profile.Profile;
import umpire.maumau.words.MoveCode;

/// The calls due at a table as cards run out, and the cost of forgetting one (M36, M44, M45).
///
/// @param cards number of cards drawn for a forgotten call; 0 if the table plays without calls
/// @param when the cards with which a call is due
/// @param caught whether a player draws only when another player notices it before the next one
///   acts
public record CallSettings(int cards, When when, boolean caught) {

  /// The cards with which a call is due.
  public enum When {
    ONE_LEFT("mau is said with the last card but one"),
    LAST("mau is said with the last card, and mau-mau if it is a jack"),
    BOTH("mau is said with the last card but one, and mau-mau with the last");

    final String effect;

    When(String effect) {
      this.effect = effect;
    }
  }

  static CallSettings of(Profile profile) {
    return new CallSettings(
        profile.get(MauMauSwitches.CALL),
        profile.get(MauMauSwitches.CALL_WITH),
        profile.get(MauMauSwitches.CAUGHT));
  }

  /// The call due from a player who lays a card and has `left` cards afterwards: [MoveCode#MAU],
  /// [MoveCode#MAU_MAU], or 0 for none.
  public int due(int left, boolean wild) {
    if (cards == 0 || left > 1) {
      return 0;
    }
    return switch (when) {
      case ONE_LEFT -> left == 1 ? MoveCode.MAU : 0;
      case LAST -> left == 1 ? 0 : wild ? MoveCode.MAU_MAU : MoveCode.MAU;
      case BOTH -> left == 1 ? MoveCode.MAU : MoveCode.MAU_MAU;
    };
  }
}
