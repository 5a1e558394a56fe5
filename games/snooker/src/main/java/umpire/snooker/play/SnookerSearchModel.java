package umpire.snooker.play;

import java.util.List;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.core.search.SearchModel;
import umpire.snooker.frame.Frame;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.rule.Sides;
import umpire.snooker.words.Verb;

/// The search model of snooker: estimates each side's win probability wherever a plain stroke is
/// due next. For one thread.
public final class SnookerSearchModel implements SearchModel<SnookerMatch> {

  private final Dealer<SnookerMatch> dealer;
  private final Strategy<SnookerMatch> playout;
  private final MatchOdds odds;

  /// @param table a match under the same rules
  /// @param abilities of the seats, in order
  public SnookerSearchModel(SnookerMatch table, List<Ability> abilities) {
    FrameOdds frame = OddsCache.odds(Ability.ofSides(abilities), table);
    dealer = new SnookerDealer(abilities);
    playout = new ExpertPlayer(frame);
    odds = new MatchOdds(table, frame);
  }

  @Override
  public Dealer<SnookerMatch> dealer() {
    return dealer;
  }

  @Override
  public Strategy<SnookerMatch> playout() {
    return playout;
  }

  /// Whether the move was a choice. A recorded stroke is an outcome, not an intention; every other
  /// move of a player is a choice.
  @Override
  public boolean isChoice(SnookerMatch table, int seat, Move move) {
    return Verb.of(move) != Verb.STROKE;
  }

  /// Between two frames, and in a frame as soon as a stroke is due and no foul has to be answered
  /// first. Where points are added up, only the last frame decides the winner.
  @Override
  public boolean isFarEnough(SnookerMatch world) {
    if (world.isAggregate() && world.number() < world.frames()) {
      return false;
    }
    return isBetweenFrames(world) || isCalm(world);
  }

  private static boolean isBetweenFrames(SnookerMatch world) {
    return world.awaitsRack() && world.number() > 0;
  }

  private static boolean isCalm(SnookerMatch world) {
    Frame frame = world.frame();
    return frame.strokeDue()
        && !frame.blueShots()
        && !frame.fouled()
        && !frame.between.freeBall()
        && frame.between.missesInRow() == 0;
  }

  @Override
  public double value(SnookerMatch world, int side) {
    int winner = world.winner();
    if (winner != Kernel.NOBODY) {
      return winner == side ? 1 : 0;
    }
    double first = isFarEnough(world) ? odds.first(world) : 1.0 / Sides.COUNT;
    return side == 0 ? first : 1 - first;
  }
}
