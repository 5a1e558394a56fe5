package umpire.live;

/// How a game has ended.
///
/// @param how `rules`, `time`, `forfeit`, `resigned` or `unfinished`
/// @param seat who has lost it, if not by the rules; else -1
record Ended(String how, int seat) {

  static final String RULES = "rules";

  /// More has happened than a table keeps, and nobody has lost.
  static final String UNFINISHED = "unfinished";

  boolean isUnfinished() {
    return how.equals(UNFINISHED);
  }

  boolean byRules() {
    return how.equals(RULES);
  }
}
