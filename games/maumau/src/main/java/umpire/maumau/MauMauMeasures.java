package umpire.maumau;

import static umpire.maumau.MauMauRule.DOUBLE;
import static umpire.maumau.MauMauRule.DRAW;
import static umpire.maumau.MauMauRule.ENDLESS;
import static umpire.maumau.MauMauRule.LAY;
import static umpire.maumau.MauMauRule.OUT_OF_CARDS;
import static umpire.maumau.MauMauRule.PENALTY;
import static umpire.maumau.MauMauRule.SEVEN;
import static umpire.maumau.MauMauRule.SHUFFLE;
import static umpire.maumau.MauMauRule.TABLE_SEVEN;
import static umpire.maumau.MauMauRule.TURN_OVER;

import java.util.List;
import umpire.core.match.Measure;

/// What is counted in every simulated game.
public final class MauMauMeasures {

  public static final List<Measure> ALL =
      List.of(
          Measure.times("plays", "cards laid, without the opening card", LAY),
          Measure.times("draws", "turns in which a card was drawn because none fitted", DRAW),
          Measure.sum("penalty-cards", "cards drawn for sevens", PENALTY),
          Measure.highest("penalty-chain", "the highest penalty set by sevens", SEVEN, TABLE_SEVEN),
          Measure.times("turn-overs", "times the pile was turned over", TURN_OVER, SHUFFLE),
          Measure.whether("jack-finish", "won with a jack", DOUBLE),
          Measure.whether("no-result", "ended without a result", OUT_OF_CARDS, ENDLESS));

  private MauMauMeasures() {}
}
