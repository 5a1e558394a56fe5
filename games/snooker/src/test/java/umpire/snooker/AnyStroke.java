package umpire.snooker;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Event;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.snooker.ball.Ball;
import umpire.snooker.match.Scoreboard;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.stroke.FoulReason;
import umpire.snooker.stroke.Stroke;
import umpire.snooker.words.Shot;
import umpire.snooker.words.Shot.Remarks;
import umpire.snooker.words.Verb;

/// Lists strokes of every kind, fair and foul, for tests: a match itself lists only aims. There are
/// millions of possible strokes, so these are the plain ones and one of each kind of foul.
final class AnyStroke {

  private final Match<SnookerMatch> match;
  private final int seat;
  private final Scoreboard board;
  private final List<Event> found = new ArrayList<>();

  private AnyStroke(MatchTable table) {
    match = table.match;
    seat = table.match.toAct();
    board = table.board();
  }

  /// The legal moves of the player awaited, with strokes instead of aims.
  static List<Event> of(MatchTable table) {
    var any = new AnyStroke(table);
    List<Event> listed = table.match.legal(any.seat);
    for (Event event : listed) {
      if (!event.is(Verb.AIM)) {
        any.found.add(event);
      }
    }
    if (any.found.size() < listed.size()) {
      any.addStrokes();
    }
    return List.copyOf(any.found);
  }

  private void add(Shot shot) {
    Event event = shot.event();
    if (match.check(seat, event) instanceof Finding.Legal) {
      found.add(event);
    }
  }

  private void addStrokes() {
    List<Ball> on = aims();
    for (Ball ball : on) {
      add(Shot.of(ball, ball));
      add(Shot.of(ball));
      add(Shot.of(ball, Ball.WHITE));
      add(Shot.of(Ball.NONE).nominating(choosable(ball)));
    }
    Ball aim = on.getLast();
    add(Shot.of(Ball.RED, Ball.RED, Ball.RED));
    add(Shot.of(Ball.NONE, Ball.WHITE).nominating(choosable(aim)));
    for (Ball ball : onTheTable()) {
      if (!on.contains(ball)) {
        add(Shot.of(ball).nominating(choosable(aim)));
      }
      if (ball != aim) {
        add(Shot.of(aim, ball));
      }
    }
    addRemarkable(aim);
  }

  private List<Ball> aims() {
    var aims = new ArrayList<>(board.on());
    if (board.freeBall()) {
      board.colours().stream().filter(ball -> !board.on().contains(ball)).forEach(aims::add);
    }
    return aims;
  }

  /// The ball to nominate if it is not hit, or none where there is no choice.
  private Ball choosable(Ball aim) {
    boolean choice = board.on().size() > 1 || board.freeBall();
    return choice && aim.isColour() ? aim : Ball.NONE;
  }

  /// Adds strokes that need a remark of the referee.
  private void addRemarkable(Ball aim) {
    for (Ball off : List.of(aim, Ball.WHITE)) {
      add(remarked(aim, Ball.NONE, Ball.NONE, List.of(off), FoulReason.NONE));
    }
    for (Ball ball : onTheTable()) {
      if (ball != aim) {
        add(remarked(aim, choosable(aim), ball, List.of(), FoulReason.NONE));
      }
    }
    for (FoulReason reason : FoulReason.values()) {
      if (reason.withStroke() && reason != FoulReason.NONE) {
        add(remarked(aim, Ball.NONE, Ball.NONE, List.of(), reason));
      }
    }
  }

  private static Shot remarked(
      Ball first, Ball nominated, Ball second, List<Ball> off, FoulReason reason) {
    return new Shot(
        new Stroke(first), new Remarks(nominated, second, off, reason, Ball.NONE, false));
  }

  private List<Ball> onTheTable() {
    var balls = new ArrayList<>(board.colours());
    if (board.reds() > 0) {
      balls.addFirst(Ball.RED);
    }
    return balls;
  }
}
