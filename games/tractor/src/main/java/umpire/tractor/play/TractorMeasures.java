package umpire.tractor.play;

import static umpire.core.arena.Measure.highest;
import static umpire.core.arena.Measure.sum;
import static umpire.core.arena.Measure.times;
import static umpire.tractor.rule.TractorRule.DECLARED;
import static umpire.tractor.rule.TractorRule.DEFENDERS_UP;
import static umpire.tractor.rule.TractorRule.EVERY_TWENTY;
import static umpire.tractor.rule.TractorRule.FIRST_CARD_TURNED;
import static umpire.tractor.rule.TractorRule.HIDDEN_POINTS;
import static umpire.tractor.rule.TractorRule.KITTY_POINTS;
import static umpire.tractor.rule.TractorRule.LAST_TRICK;
import static umpire.tractor.rule.TractorRule.NOT_COUNTED;
import static umpire.tractor.rule.TractorRule.RANK_CARD_TURNED;
import static umpire.tractor.rule.TractorRule.ROUND_OVER;
import static umpire.tractor.rule.TractorRule.SET_BACK;
import static umpire.tractor.rule.TractorRule.THROW;
import static umpire.tractor.rule.TractorRule.THROW_FINE;
import static umpire.tractor.rule.TractorRule.THROW_REFUSED;
import static umpire.tractor.rule.TractorRule.TRACTOR;
import static umpire.tractor.rule.TractorRule.TRICK_POINTS;
import static umpire.tractor.rule.TractorRule.TRICK_WON;
import static umpire.tractor.rule.TractorRule.UP_FOUR;
import static umpire.tractor.rule.TractorRule.UP_ONE;
import static umpire.tractor.rule.TractorRule.UP_THREE;
import static umpire.tractor.rule.TractorRule.UP_TWO;

import java.util.List;
import umpire.core.Rule;
import umpire.core.arena.Measure;

/// Measures counted in every simulated game. Points are those of the defenders, round by round; the
/// points of tricks are counted for both teams, and with those buried they add up to all there are.
public final class TractorMeasures {

  /// The rules by which declarers go up, which show that they made, even in the round that wins the
  /// game.
  private static final Rule[] MADE = {UP_FOUR, UP_THREE, UP_TWO, UP_ONE};

  private static final Rule[] LOST = {DEFENDERS_UP, EVERY_TWENTY};

  public static final List<Measure> ALL =
      List.of(
          times("rounds", "rounds", ROUND_OVER),
          times("tricks", "tricks", TRICK_WON),
          times("made", "rounds that the declarers made", MADE),
          times("down", "rounds that the declarers lost", LOST),
          sum("made-ranks", "ranks that declarers went up", MADE),
          sum("down-ranks", "ranks that defenders went up", LOST),
          times("set-backs", "declarers who went back to two", SET_BACK),
          sum("points", "points of the defenders at the end of a round", ROUND_OVER),
          highest("most-points", "the most points of the defenders in a round", ROUND_OVER),
          sum("trick-points", "points that the defenders took in tricks", TRICK_POINTS),
          sum("kept-points", "points in tricks that the declarers won", NOT_COUNTED),
          sum("buried-points", "points buried in kitties", LAST_TRICK),
          sum("kitty-points", "points the defenders got for kitties", KITTY_POINTS, HIDDEN_POINTS),
          times("throws", "throws that stood", THROW),
          times("refused-throws", "throws that were refused", THROW_REFUSED),
          sum("fines", "points that fines gave the defenders, or took from them", THROW_FINE),
          times("tractors", "tractors led, those in throws included", TRACTOR),
          times("declarations", "declarations of a main suit", DECLARED),
          times(
              "turned-up",
              "kitties turned up because nobody declared",
              FIRST_CARD_TURNED,
              RANK_CARD_TURNED));

  private TractorMeasures() {}
}
