package umpire.maumau.rule;

import umpire.core.profile.Profile;
import umpire.maumau.words.MoveCode;

/// What is said at a table as cards run out, and what it costs to forget it (M36, M44, M45).
///
/// @param cards what forgetting costs; 0 if nobody says anything
/// @param when with which cards something is said
/// @param caught whether it costs only whom another player catches before the next one acts
public record CallSettings(int cards, When when, boolean caught) {

  /// With which cards something is said.
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

  /// The word that is due from who lays a card and has so many left: [MoveCode#MAU],
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
