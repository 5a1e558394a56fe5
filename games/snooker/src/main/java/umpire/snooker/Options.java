package umpire.snooker;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Kernel;
import umpire.core.match.Match;
import umpire.snooker.SnookerEvent.Remarks;
import umpire.snooker.SnookerEvent.Shot;

/// Lists what may happen next. There are millions of possible strokes, so of these the list has the
/// plain ones and one of each kind of foul.
public final class Options {

  private final Contest contest;
  private final Frame frame;
  private final int actor;
  private final List<SnookerEvent> found = new ArrayList<>();

  private Options(Contest contest, int actor) {
    this.contest = contest;
    this.actor = actor;
    frame = contest.frame();
  }

  public static List<SnookerEvent> of(Contest contest, int actor) {
    var options = new Options(contest, actor);
    if (actor == Match.HOUSE) {
      options.addHouse();
    } else if (actor == contest.toAct()) {
      options.addPlayer();
    }
    return List.copyOf(options.found);
  }

  private void add(SnookerEvent event) {
    long code = SnookerEvent.code(event);
    if (contest.check(actor, code) == Kernel.FINE && !contest.isOpen(actor, code)) {
      found.add(event);
    }
  }

  private void addHouse() {
    add(new SnookerEvent.Rack());
    add(new SnookerEvent.FreeBall());
    add(new SnookerEvent.Miss(false, false));
    add(new SnookerEvent.Miss(true, false));
    add(new SnookerEvent.Miss(false, true));
    add(new SnookerEvent.Miss(true, true));
    for (Ball ball : onTheTable()) {
      add(new SnookerEvent.Touching(ball));
    }
    for (FoulReason reason : FoulReason.values()) {
      if (reason.withoutStroke()) {
        addFoul(reason);
      }
    }
    add(new SnookerEvent.Stalemate());
    add(new SnookerEvent.Rerack());
    for (int seat = 0; seat < Frame.SEATS; seat++) {
      add(new SnookerEvent.Lot(seat));
      add(new SnookerEvent.Warn(seat));
      add(new SnookerEvent.Award(seat, false));
      add(new SnookerEvent.Award(seat, true));
    }
  }

  private void addFoul(FoulReason reason) {
    addFoul(reason, Ball.NONE);
    if (reason.concernsBall()) {
      for (Ball ball : onTheTable()) {
        addFoul(reason, ball);
      }
    }
  }

  private void addFoul(FoulReason reason, Ball concerned) {
    add(new SnookerEvent.Foul(reason, concerned));
    if (frame.interlude.hasChoice()) {
      for (Ball nominated : SnookerEvent.balls(frame.colours())) {
        add(new SnookerEvent.Foul(reason, concerned, nominated));
      }
    }
  }

  private void addPlayer() {
    add(new SnookerEvent.Again());
    add(new SnookerEvent.Replace());
    add(new SnookerEvent.Choose(0));
    add(new SnookerEvent.Choose(1));
    add(new SnookerEvent.Claim());
    add(new SnookerEvent.Concede());
    if (frame.ending.strokeDue() && !contest.isOver()) {
      addStrokes();
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

  /// What the striker may play at: the balls on, and any colour for a free ball.
  private List<Ball> aims() {
    var aims = new ArrayList<>(SnookerEvent.balls(frame.on()));
    if (frame.interlude.freeBall()) {
      for (Ball ball : SnookerEvent.balls(frame.colours() & ~frame.on())) {
        aims.add(ball);
      }
    }
    return aims;
  }

  /// A ball that has to be named if it is not hit, or none where there is no choice.
  private Ball choosable(Ball aim) {
    return frame.interlude.hasChoice() && aim.isColour() ? aim : Ball.NONE;
  }

  /// Strokes of which the referee has to say more.
  private void addRemarkable(Ball aim) {
    add(remarked(aim, new Remarks(Ball.NONE, Ball.NONE, List.of(aim), FoulReason.NONE, Ball.NONE)));
    add(
        remarked(
            aim,
            new Remarks(Ball.NONE, Ball.NONE, List.of(Ball.WHITE), FoulReason.NONE, Ball.NONE)));
    for (Ball ball : onTheTable()) {
      if (ball != aim) {
        add(
            remarked(
                aim, new Remarks(choosable(aim), ball, List.of(), FoulReason.NONE, Ball.NONE)));
      }
    }
    for (FoulReason reason : FoulReason.values()) {
      if (reason.withStroke() && reason != FoulReason.NONE) {
        add(remarked(aim, new Remarks(Ball.NONE, Ball.NONE, List.of(), reason, Ball.NONE)));
      }
    }
  }

  private static Shot remarked(Ball first, Remarks remarks) {
    return new Shot(new SnookerMove.Stroke(first), remarks);
  }

  private List<Ball> onTheTable() {
    return SnookerEvent.balls(frame.colours() | (frame.reds() > 0 ? 1 << Frame.RED : 0));
  }
}
