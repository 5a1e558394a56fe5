package umpire.maumau;

/// What is said at a table as cards run out, and what it costs to forget it (M36, M44, M45).
///
/// @param cards what forgetting costs; 0 if nobody says anything
/// @param when with which cards something is said
/// @param caught whether it costs only whom another player catches before the next one acts
public record Calls(int cards, When when, boolean caught) {

  /// With which cards something is said.
  public enum When {
    /// Mau with the last card but one.
    ONE_LEFT,
    /// Mau with the last card, mau-mau if it is wild.
    LAST,
    /// Mau with the last card but one, mau-mau with the last.
    BOTH
  }

  /// Where nothing is said.
  static final Calls NONE = new Calls(0, When.ONE_LEFT, false);

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
