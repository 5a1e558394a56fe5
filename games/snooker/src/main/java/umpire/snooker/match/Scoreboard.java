package umpire.snooker.match;

import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.snooker.ball.Ball;
import umpire.snooker.frame.BetweenStrokes;
import umpire.snooker.frame.Frame;
import umpire.snooker.words.Shot;

/// Everything visible in a match. Nothing is hidden in snooker, so every viewer sees this.
///
/// @param toAct the seat awaited, or the constants of [umpire.core.match.Match] for the house and
///   the end
/// @param frame its number from 1, 0 before the first
/// @param inPlay whether a frame is in play
/// @param players the standing of each player or pair
/// @param reds the number of reds on the table
/// @param colours the colours on the table
/// @param on the balls that are on
/// @param inHand whether the white is in hand
/// @param freeBall whether the striker may nominate a free ball
/// @param touching the ball that the white touches, or none
/// @param fouled whether the last stroke was a foul that the striker has not answered
/// @param miss whether a miss was called for that foul
/// @param missesInRow the number of consecutive misses from this position
/// @param lastWarning whether the striker loses the frame with one more miss
/// @param stalemate whether a re-rack was offered
/// @param breakPoints the points that the striker has scored in this visit
public record Scoreboard(
    int toAct,
    int frame,
    boolean inPlay,
    List<Player> players,
    int reds,
    List<Ball> colours,
    List<Ball> on,
    boolean inHand,
    boolean freeBall,
    Ball touching,
    boolean fouled,
    boolean miss,
    int missesInRow,
    boolean lastWarning,
    boolean stalemate,
    int breakPoints) {

  public Scoreboard {
    players = List.copyOf(players);
    colours = List.copyOf(colours);
    on = List.copyOf(on);
  }

  /// The standing of one player or pair.
  ///
  /// @param points in this frame, or in the last if the next is not racked yet
  /// @param frames the number of frames won
  /// @param total points in all frames that are over
  /// @param highestBreak in this match
  /// @param lead points ahead of the other, negative if trailing
  /// @param left points that can still be scored without penalties
  /// @param foulsNeeded the fouls of the other needed to draw level, 0 if none
  /// @param warned whether they were warned for conduct
  public record Player(
      int points,
      int frames,
      int total,
      int highestBreak,
      int lead,
      int left,
      int foulsNeeded,
      boolean warned) {}

  /// Returns a snapshot of a match.
  public static Scoreboard of(SnookerMatch match) {
    Frame frame = match.frame();
    BetweenStrokes between = frame.between;
    return new Scoreboard(
        match.toAct(),
        match.number(),
        frame.toAct() != Kernel.NOBODY && !match.isOver(),
        List.of(player(match, 0), player(match, 1)),
        frame.reds(),
        Shot.balls(frame.colours()),
        Shot.balls(frame.on()),
        frame.inHand(),
        between.freeBall(),
        Ball.of(between.touching()),
        frame.fouled(),
        between.missCalled(),
        between.missesInRow(),
        between.warned(),
        match.stalemate(),
        frame.scores.breakPoints());
  }

  private static Player player(SnookerMatch match, int seat) {
    Frame frame = match.frame();
    return new Player(
        frame.score(seat),
        match.won(seat),
        match.total(seat),
        match.highestBreak(seat),
        frame.ending.lead(seat),
        frame.between.left(seat),
        match.foulsNeeded(seat),
        match.warned(seat));
  }
}
