package umpire.live;

/// How a game has ended.
///
/// @param how `rules`, `time`, `forfeit` or `resigned`
/// @param seat who has lost it, if not by the rules; else -1
record Ended(String how, int seat) {

  static final String RULES = "rules";

  boolean byRules() {
    return how.equals(RULES);
  }
}
