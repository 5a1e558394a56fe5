package umpire.snooker.play;

import static umpire.core.arena.Measure.sum;
import static umpire.core.arena.Measure.times;
import static umpire.snooker.rule.SnookerRule.BREAK;
import static umpire.snooker.rule.SnookerRule.CONCEDED;
import static umpire.snooker.rule.SnookerRule.FRAME_DRAWN;
import static umpire.snooker.rule.SnookerRule.FRAME_WON;
import static umpire.snooker.rule.SnookerRule.FREE_BALL;
import static umpire.snooker.rule.SnookerRule.MILESTONE;
import static umpire.snooker.rule.SnookerRule.MISS;
import static umpire.snooker.rule.SnookerRule.PENALTY;
import static umpire.snooker.rule.SnookerRule.PENALTY_SEVEN;
import static umpire.snooker.rule.SnookerRule.POT_COLOUR;
import static umpire.snooker.rule.SnookerRule.POT_FREE_BALL;
import static umpire.snooker.rule.SnookerRule.POT_IN_ORDER;
import static umpire.snooker.rule.SnookerRule.POT_RED;
import static umpire.snooker.rule.SnookerRule.RERACK;
import static umpire.snooker.rule.SnookerRule.STROKE;
import static umpire.snooker.rule.SnookerRule.TIE;
import static umpire.snooker.rule.SnookerRule.TURN;

import java.util.List;
import umpire.core.Rule;
import umpire.core.arena.Measure;

/// Measures counted in every simulated match, over both players and all frames. The highest break
/// of each player is a tally of the match and needs no measure.
public final class SnookerMeasures {

  private static final Rule[] POTS = {POT_RED, POT_COLOUR, POT_IN_ORDER, POT_FREE_BALL};
  private static final Rule[] FOULS = {PENALTY, PENALTY_SEVEN};

  public static final List<Measure> ALL =
      List.of(
          times("strokes", "strokes", STROKE),
          times("frames", "frames that were finished", FRAME_WON, FRAME_DRAWN),
          times("scoring-strokes", "strokes that scored", BREAK),
          times("turns", "turns that ended with a stroke", TURN),
          sum("reds", "reds potted fairly", POT_RED),
          times("colours", "colours potted fairly", POT_COLOUR, POT_IN_ORDER),
          times("free-balls", "free balls given", FREE_BALL),
          sum("pot-points", "points scored by potting", POTS),
          times(
              "milestones",
              "fifties, centuries and maximums reached, each counted separately",
              MILESTONE),
          times("fouls", "fouls", FOULS),
          sum("foul-points", "points given for fouls", FOULS),
          times("misses", "misses called", MISS),
          times("respotted-blacks", "frames that came to a respotted black", TIE),
          times("re-racks", "frames that were started again", RERACK),
          times("concessions", "frames that were conceded", CONCEDED));

  private SnookerMeasures() {}
}
