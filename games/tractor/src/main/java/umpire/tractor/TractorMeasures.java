package umpire.tractor;

import static umpire.tractor.TractorRule.DECLARED;
import static umpire.tractor.TractorRule.DOWN;
import static umpire.tractor.TractorRule.KITTY_POINTS;
import static umpire.tractor.TractorRule.MAKE;
import static umpire.tractor.TractorRule.ROUND_OVER;
import static umpire.tractor.TractorRule.THROW;
import static umpire.tractor.TractorRule.THROW_REFUSED;
import static umpire.tractor.TractorRule.TRICK_POINTS;

import java.util.List;
import umpire.core.match.Measure;

/// What is counted in every simulated game.
public final class TractorMeasures {

  public static final List<Measure> ALL =
      List.of(
          Measure.times("rounds", "rounds", ROUND_OVER),
          Measure.times("made", "rounds that the declarers made", MAKE),
          Measure.times("down", "rounds that the declarers lost", DOWN),
          Measure.sum("trick-points", "points that the defenders took in tricks", TRICK_POINTS),
          Measure.sum("kitty-points", "points that the defenders got for kitties", KITTY_POINTS),
          Measure.times("throws", "throws that stood", THROW),
          Measure.times("refused-throws", "throws that were refused", THROW_REFUSED),
          Measure.times("declarations", "declarations of a main suit", DECLARED));

  private TractorMeasures() {}
}
