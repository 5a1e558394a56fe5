package umpire.cribbage.play;

import static umpire.core.arena.Measure.highest;
import static umpire.core.arena.Measure.sum;
import static umpire.core.arena.Measure.times;
import static umpire.core.arena.Measure.whether;
import static umpire.cribbage.rules.CribbageRule.COUNTED;
import static umpire.cribbage.rules.CribbageRule.DOUBLE_PAIR_ROYAL;
import static umpire.cribbage.rules.CribbageRule.DOUBLE_SKUNK;
import static umpire.cribbage.rules.CribbageRule.FIFTEEN;
import static umpire.cribbage.rules.CribbageRule.FLUSH;
import static umpire.cribbage.rules.CribbageRule.GAME_WON;
import static umpire.cribbage.rules.CribbageRule.GO;
import static umpire.cribbage.rules.CribbageRule.HIS_HEELS;
import static umpire.cribbage.rules.CribbageRule.HIS_NOBS;
import static umpire.cribbage.rules.CribbageRule.LAY;
import static umpire.cribbage.rules.CribbageRule.MISSED;
import static umpire.cribbage.rules.CribbageRule.MUGGINS;
import static umpire.cribbage.rules.CribbageRule.OWN_COUNT;
import static umpire.cribbage.rules.CribbageRule.OWN_PEG;
import static umpire.cribbage.rules.CribbageRule.PAIR;
import static umpire.cribbage.rules.CribbageRule.PAIR_ROYAL;
import static umpire.cribbage.rules.CribbageRule.RUN;
import static umpire.cribbage.rules.CribbageRule.SHOW_DOUBLE_PAIR_ROYAL;
import static umpire.cribbage.rules.CribbageRule.SHOW_FIFTEEN;
import static umpire.cribbage.rules.CribbageRule.SHOW_PAIR;
import static umpire.cribbage.rules.CribbageRule.SHOW_PAIR_ROYAL;
import static umpire.cribbage.rules.CribbageRule.SHOW_RUN;
import static umpire.cribbage.rules.CribbageRule.SKUNK;
import static umpire.cribbage.rules.CribbageRule.SKUNKED;
import static umpire.cribbage.rules.CribbageRule.STARTER;
import static umpire.cribbage.rules.CribbageRule.THIRTY_ONE;
import static umpire.cribbage.rules.CribbageRule.THREE_FOR_LAST;

import java.util.Arrays;
import java.util.List;
import umpire.core.Rule;
import umpire.core.arena.Measure;
import umpire.cribbage.rules.CribbageRule;

/// The measures counted in every simulated match, for all sides together: its length, the points by
/// kind of scoring, which add up to all points, and other figures of interest.
public final class CribbageMeasures {

  public static final List<Measure> ALL =
      List.of(
          times("cards", "cards laid in the play", LAY),
          times("deals", "deals that came to a starter", STARTER),
          times("games", "games that were won", GAME_WON),
          sum("points", "points pegged", everyPoint()),
          sum("play-fifteens", "points in the play for fifteen", FIFTEEN),
          sum("play-thirty-ones", "points in the play for thirty-one", THIRTY_ONE),
          sum("play-go", "points in the play for go and last card", GO),
          sum(
              "play-pairs",
              "points in the play for pairs and royals",
              PAIR,
              PAIR_ROYAL,
              DOUBLE_PAIR_ROYAL),
          sum("play-runs", "points in the play for runs", RUN),
          sum("play-counts", "points in the play that players pegged themselves", OWN_PEG),
          sum("heels", "points for his heels, and three for last", HIS_HEELS, THREE_FOR_LAST),
          sum("show-fifteens", "points in the show for fifteens", SHOW_FIFTEEN),
          sum(
              "show-pairs",
              "points in the show for pairs and royals",
              SHOW_PAIR,
              SHOW_PAIR_ROYAL,
              SHOW_DOUBLE_PAIR_ROYAL),
          sum("show-runs", "points in the show for runs", SHOW_RUN),
          sum("show-flushes", "points in the show for flushes", FLUSH),
          sum("show-nobs", "points in the show for his nobs", HIS_NOBS),
          sum("show-counts", "points in the show that players counted themselves", OWN_COUNT),
          sum("muggins", "points for muggins", MUGGINS),
          sum("missed", "points that nobody counted", MISSED),
          highest("best-count", "the best hand or crib that was counted in full", COUNTED),
          whether("skunk", "a game was won by a skunk or more", SKUNK, DOUBLE_SKUNK, SKUNKED),
          whether("double-skunk", "a game was won by a double skunk", DOUBLE_SKUNK));

  private CribbageMeasures() {}

  private static Rule[] everyPoint() {
    return Arrays.stream(CribbageRule.values())
        .filter(rule -> rule.kind() == Rule.Kind.POINTS)
        .toArray(Rule[]::new);
  }
}
