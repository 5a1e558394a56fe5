package umpire.cribbage;

import static umpire.cribbage.PeggingRule.DOUBLE_PAIR_ROYAL;
import static umpire.cribbage.PeggingRule.DOUBLE_SKUNK;
import static umpire.cribbage.PeggingRule.FIFTEEN;
import static umpire.cribbage.PeggingRule.FLUSH;
import static umpire.cribbage.PeggingRule.GO;
import static umpire.cribbage.PeggingRule.HIS_HEELS;
import static umpire.cribbage.PeggingRule.HIS_NOBS;
import static umpire.cribbage.PeggingRule.LAY;
import static umpire.cribbage.PeggingRule.PAIR;
import static umpire.cribbage.PeggingRule.PAIR_ROYAL;
import static umpire.cribbage.PeggingRule.RUN;
import static umpire.cribbage.PeggingRule.SHOW_DOUBLE_PAIR_ROYAL;
import static umpire.cribbage.PeggingRule.SHOW_FIFTEEN;
import static umpire.cribbage.PeggingRule.SHOW_PAIR;
import static umpire.cribbage.PeggingRule.SHOW_PAIR_ROYAL;
import static umpire.cribbage.PeggingRule.SHOW_RUN;
import static umpire.cribbage.PeggingRule.SKUNK;
import static umpire.cribbage.PeggingRule.STARTER;
import static umpire.cribbage.PeggingRule.THIRTY_ONE;

import java.util.List;
import umpire.core.match.Measure;

/// What is counted in every simulated match: points by kind of scoring, of both sides together.
public final class CribbageMeasures {

  public static final List<Measure> ALL =
      List.of(
          Measure.times("cards", "cards laid in the play", LAY),
          Measure.times("deals", "deals that came to a starter", STARTER),
          Measure.sum("play-fifteens", "points in the play for fifteen", FIFTEEN),
          Measure.sum("play-thirty-ones", "points in the play for thirty-one", THIRTY_ONE),
          Measure.sum("play-go", "points in the play for go and last card", GO),
          Measure.sum(
              "play-pairs",
              "points in the play for pairs and royals",
              PAIR,
              PAIR_ROYAL,
              DOUBLE_PAIR_ROYAL),
          Measure.sum("play-runs", "points in the play for runs", RUN),
          Measure.sum("heels", "points for his heels", HIS_HEELS),
          Measure.sum("show-fifteens", "points in the show for fifteens", SHOW_FIFTEEN),
          Measure.sum(
              "show-pairs",
              "points in the show for pairs and royals",
              SHOW_PAIR,
              SHOW_PAIR_ROYAL,
              SHOW_DOUBLE_PAIR_ROYAL),
          Measure.sum("show-runs", "points in the show for runs", SHOW_RUN),
          Measure.sum("flushes", "points for flushes", FLUSH),
          Measure.sum("nobs", "points for his nobs", HIS_NOBS),
          Measure.whether("skunk", "won by a skunk or more", SKUNK, DOUBLE_SKUNK));

  private CribbageMeasures() {}
}
