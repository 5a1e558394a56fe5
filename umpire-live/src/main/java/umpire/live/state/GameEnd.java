package umpire.live.state;

/// How a game has ended.
///
/// @param how `rules`, `time`, `forfeit`, `resigned` or `unfinished`
/// @param seat the seat that lost, if the rules did not decide; otherwise -1
public record GameEnd(String how, int seat) {

  public static final String RULES = "rules";

  /// The game exceeded the maximum length of a table; no player has lost.
  public static final String UNFINISHED = "unfinished";

  public boolean isUnfinished() {
    return how.equals(UNFINISHED);
  }

  public boolean byRules() {
    return how.equals(RULES);
  }
}
