package umpire.maumau.play;

import static umpire.maumau.rule.MauMauRule.DOUBLE;
import static umpire.maumau.rule.MauMauRule.DRAW;
import static umpire.maumau.rule.MauMauRule.DRAW_BY_CHOICE;
import static umpire.maumau.rule.MauMauRule.ENDLESS;
import static umpire.maumau.rule.MauMauRule.FORGOTTEN;
import static umpire.maumau.rule.MauMauRule.LAY;
import static umpire.maumau.rule.MauMauRule.OUT_OF_CARDS;
import static umpire.maumau.rule.MauMauRule.PENALTY;
import static umpire.maumau.rule.MauMauRule.SEVEN;
import static umpire.maumau.rule.MauMauRule.SHUFFLE;
import static umpire.maumau.rule.MauMauRule.TABLE_SEVEN;
import static umpire.maumau.rule.MauMauRule.TURN_OVER;

import java.util.List;
import umpire.core.arena.Measure;
import umpire.maumau.match.MatchScore;

/// The measures counted in every game.
public final class MauMauMeasures {

  /// The tallies of each player; [MatchScore] has their indices.
  public static final List<String> TALLIES = List.of("points", "deals won");

  // Indices of the measures in the list.
  public static final int PLAYS = 0;
  public static final int CARDS_DRAWN = 1;
  public static final int PENALTY_CARDS = 2;
  public static final int PENALTY_CHAIN = 3;
  public static final int TURN_OVERS = 4;
  public static final int JACK_FINISH = 5;
  public static final int OUT = 6;
  public static final int CALLED_OFF = 7;

  public static final List<Measure> ALL =
      List.of(
          Measure.times("plays", "cards laid, without the opening card", LAY),
          Measure.times(
              "cards-drawn",
              "cards drawn after the deal",
              DRAW,
              DRAW_BY_CHOICE,
              PENALTY,
              FORGOTTEN),
          Measure.times("penalty-cards", "cards drawn for sevens", PENALTY),
          Measure.highest(
              "penalty-chain",
              "the highest penalty set by a laid seven, the winning card's not counted",
              SEVEN,
              TABLE_SEVEN),
          Measure.times("turn-overs", "times the pile was turned over", TURN_OVER, SHUFFLE),
          Measure.whether("jack-finish", "scores doubled by a jack as the last card", DOUBLE),
          Measure.whether("out-of-cards", "ended because no card was left to draw", OUT_OF_CARDS),
          Measure.whether("endless", "called off because a position returned", ENDLESS));

  private MauMauMeasures() {}
}
