package umpire.live.state;

/// How a game has ended.
///
/// @param how `rules`, `time`, `forfeit`, `resigned` or `unfinished`
/// @param seat who has lost it, if not by the rules; else -1
public record GameEnd(String how, int seat) {

  public static final String RULES = "rules";

  /// More has happened than a table keeps, and nobody has lost.
  public static final String UNFINISHED = "unfinished";

  public boolean isUnfinished() {
    return how.equals(UNFINISHED);
  }

  public boolean byRules() {
    return how.equals(RULES);
  }
}
