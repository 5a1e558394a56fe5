package umpire.snooker;

import static umpire.snooker.SnookerRule.BREAK;
import static umpire.snooker.SnookerRule.MILESTONE;
import static umpire.snooker.SnookerRule.PENALTY;
import static umpire.snooker.SnookerRule.POT_COLOUR;
import static umpire.snooker.SnookerRule.POT_IN_ORDER;
import static umpire.snooker.SnookerRule.POT_RED;
import static umpire.snooker.SnookerRule.STROKE;

import java.util.List;
import umpire.core.match.Measure;

/// What is counted in every simulated match.
public final class SnookerMeasures {

  public static final List<Measure> ALL =
      List.of(
          Measure.times("strokes", "strokes", STROKE),
          Measure.times("reds", "strokes that potted reds fairly", POT_RED),
          Measure.times("colours", "colours potted fairly", POT_COLOUR, POT_IN_ORDER),
          Measure.times("fouls", "fouls", PENALTY),
          Measure.sum("foul-points", "points given for fouls", PENALTY),
          Measure.highest("highest-break", "the highest break", BREAK),
          Measure.times("milestones", "breaks that reached a milestone", MILESTONE));

  private SnookerMeasures() {}
}
