package umpire.snooker.match;

import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.snooker.ball.Ball;
import umpire.snooker.frame.BetweenStrokes;
import umpire.snooker.frame.Frame;
import umpire.snooker.words.Shot;

/// Everything that can be seen of a match. Nothing is hidden in snooker, so it is the same for
/// whoever looks.
///
/// @param toAct the seat awaited, or as [umpire.core.match.Match] calls the house and the end
/// @param frame its number from 1, 0 before the first
/// @param inPlay whether a frame is in play
/// @param players how each of them stands, or each pair
/// @param reds how many reds are on the table
/// @param colours the colours on the table
/// @param on the balls that are on
/// @param inHand whether the white is in hand
/// @param freeBall whether the striker may nominate another ball for the ball on
/// @param touching the ball that the white touches, or none
/// @param fouled whether the last stroke was a foul to which the striker has not answered
/// @param miss whether a miss was called for it
/// @param missesInRow how many misses from this position have followed one another
/// @param lastWarning whether the striker loses the frame if he misses once more
/// @param stalemate whether a re-rack was offered
/// @param breakPoints what the striker has scored without leaving the table
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

  /// How one player stands.
  ///
  /// @param points in this frame, or in the last if the next is not racked yet
  /// @param frames how many were won
  /// @param total points in all frames that are over
  /// @param highestBreak in this match
  /// @param lead points ahead of the other, below 0 if behind
  /// @param left points that can still be scored without penalties
  /// @param foulsNeeded how many fouls of the other are needed to draw level, 0 if none
  /// @param warned whether for conduct
  public record Player(
      int points,
      int frames,
      int total,
      int highestBreak,
      int lead,
      int left,
      int foulsNeeded,
      boolean warned) {}

  /// What a match looks like now.
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
