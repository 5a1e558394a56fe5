package umpire.crazyeights.play;

import static umpire.core.arena.Measure.highest;
import static umpire.core.arena.Measure.times;

import java.util.List;
import umpire.core.arena.Measure;
import umpire.crazyeights.rule.EightsRule;

/// The measures of every simulated match, taken from its rulings; the first is the length.
public final class EightsMeasures {

  public static final List<Measure> ALL =
      List.of(
          times("lays", "cards laid", EightsRule.LAY),
          times("draws", "cards drawn", EightsRule.DRAW),
          times("passes", "turns passed", EightsRule.PASS),
          times("deals", "deals played", EightsRule.OUT, EightsRule.BLOCKED),
          times("blocked", "deals that nobody won", EightsRule.BLOCKED),
          highest("dearest", "the most points for one hand", EightsRule.COUNT));

  private EightsMeasures() {}
}
