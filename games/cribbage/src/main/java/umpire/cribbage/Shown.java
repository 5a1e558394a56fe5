package umpire.cribbage;

import static umpire.cribbage.PeggingRule.HIS_NOBS;
import static umpire.cribbage.PeggingRule.SHOW_FIFTEEN;

/// What the show gives by each of its seven rules, in one number, so that hands are added up by one
/// addition: a field of bits for each rule, in the order of the rulebook, so wide that the hands of
/// a game stay within it.
final class Shown {

  /// Four sides peg fewer than 512 points in a game.
  private static final int WIDTH = 9;

  private static final int MASK = (1 << WIDTH) - 1;

  private Shown() {}

  static long of(PeggingRule rule, int points) {
    return (long) points << shift(rule);
  }

  /// What one rule gives.
  static int points(PeggingRule rule, long shown) {
    return isOfTheShow(rule) ? (int) (shown >>> shift(rule)) & MASK : 0;
  }

  private static int shift(PeggingRule rule) {
    return WIDTH * (rule.ordinal() - SHOW_FIFTEEN.ordinal());
  }

  private static boolean isOfTheShow(PeggingRule rule) {
    return rule.compareTo(SHOW_FIFTEEN) >= 0 && rule.compareTo(HIS_NOBS) <= 0;
  }
}
