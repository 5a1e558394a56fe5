package umpire.snooker;

import java.util.ArrayList;
import java.util.List;

/// Everything that can happen in a match. Strokes, answers to a foul, concessions and claims are
/// the players'; lots, the racking of the balls and what the referee sees are the house's.
public sealed interface SnookerEvent {

  /// A stroke and what is noted about it. Two ways to say the same become one: a nomination that
  /// the ball hit first shows is left out, two balls hit at once are given by value, and two reds
  /// are as good as one.
  ///
  /// @param seconds how long it took, below a thousand; 0 if nobody noted that
  record Shot(Stroke stroke, Remarks remarks, int seconds) implements SnookerEvent {
    public Shot {
      Ball first = stroke.first();
      Ball second = remarks.second();
      if (second != Ball.NONE && (first == Ball.NONE || (first == second && first.isColour()))) {
        throw new IllegalArgumentException("no stroke hits " + first + " and " + second);
      }
      if (first == second) {
        remarks = remarks.hitting(Ball.NONE);
      } else if (second != Ball.NONE && second.compareTo(first) < 0) {
        stroke = new Stroke(second, stroke.potted());
        remarks = remarks.hitting(first);
      }
      boolean shown = remarks.nominated() == first && remarks.second() == Ball.NONE;
      if (shown && remarks.reason() != FoulReason.UNNAMED) {
        remarks = remarks.nominating(Ball.NONE);
      }
    }

    /// A stroke that nobody timed.
    public Shot(Stroke stroke, Remarks remarks) {
      this(stroke, remarks, 0);
    }

    /// A stroke about which nothing is noted.
    public static Shot of(Ball first, Ball... potted) {
      return new Shot(new Stroke(first, potted), Remarks.NOTHING);
    }

    public Shot nominating(Ball ball) {
      return new Shot(stroke, remarks.nominating(ball), seconds);
    }
  }

  /// What is noted about a stroke beside the ball hit first and the balls that fell.
  ///
  /// @param nominated the ball named before the stroke, if that is worth noting
  /// @param second another ball hit at the same moment
  /// @param off what was forced off the table, by ascending value, the white last
  /// @param reason a foul that only the eye can see
  /// @param concerned the ball which that foul concerns
  /// @param safe whether the stroke left the opponent nothing easy
  record Remarks(
      Ball nominated,
      Ball second,
      List<Ball> off,
      FoulReason reason,
      Ball concerned,
      boolean safe) {

    public static final Remarks NOTHING =
        new Remarks(Ball.NONE, Ball.NONE, List.of(), FoulReason.NONE, Ball.NONE, false);

    public Remarks {
      if (nominated == Ball.WHITE || nominated == Ball.RED) {
        throw new IllegalArgumentException("a colour is nominated, not " + nominated);
      }
      if (second == Ball.WHITE || concerned == Ball.WHITE) {
        throw new IllegalArgumentException("the white is no ball to hit or to name in a foul");
      }
      // What can fall together can also leave the table together.
      off = off.isEmpty() ? List.of() : new Stroke(Ball.RED, off).potted();
    }

    Remarks nominating(Ball ball) {
      return new Remarks(ball, second, off, reason, concerned, safe);
    }

    Remarks hitting(Ball other) {
      return new Remarks(nominated, other, off, reason, concerned, safe);
    }
  }

  /// The player called after a foul sends the offender back to play what it left.
  record Again() implements SnookerEvent {}

  /// The player called after a miss has the balls put back, for the offender to play again.
  record Replace() implements SnookerEvent {}

  /// The winner of the lot says who plays first at the respotted black.
  record Choose(int seat) implements SnookerEvent {}

  record Concede() implements SnookerEvent {}

  record Claim() implements SnookerEvent {}

  /// The striker says what is played at; the stroke itself is another event.
  ///
  /// @param pot whether it is meant to fall
  record Aim(Ball ball, boolean pot) implements SnookerEvent {
    public Aim {
      if (ball == Ball.NONE || ball == Ball.WHITE) {
        throw new IllegalArgumentException("nobody plays at " + ball);
      }
    }
  }

  /// The lot falls to a seat: for the first break-off, or at the respotted black.
  record Lot(int seat) implements SnookerEvent {}

  /// The balls are set up for a frame.
  record Rack() implements SnookerEvent {}

  /// The pairs say who of them plays first in the next frame.
  ///
  /// @param first breaks off
  /// @param second follows
  record Order(int first, int second) implements SnookerEvent {}

  /// Half of the time of a frame is over, or all of it.
  record Time(boolean half) implements SnookerEvent {}

  /// The referee finds the player snookered after a foul.
  record FreeBall() implements SnookerEvent {}

  /// The referee finds the white touching a ball.
  record Touching(Ball ball) implements SnookerEvent {
    public Touching {
      if (ball == Ball.NONE || ball == Ball.WHITE) {
        throw new IllegalArgumentException("the white touches a ball, not " + ball);
      }
    }
  }

  /// The player at the table commits a foul without a stroke.
  ///
  /// @param ball the ball which that foul concerns
  /// @param nominated the ball named before it, which nothing else can show
  record Foul(FoulReason reason, Ball ball, Ball nominated) implements SnookerEvent {
    public Foul {
      if (reason == FoulReason.NONE || ball == Ball.WHITE) {
        throw new IllegalArgumentException("no such foul: " + reason + " " + ball);
      }
      if (nominated == Ball.WHITE || nominated == Ball.RED) {
        throw new IllegalArgumentException("a colour is nominated, not " + nominated);
      }
    }

    /// A foul before which nothing was nominated.
    public Foul(FoulReason reason, Ball ball) {
      this(reason, ball, Ball.NONE);
    }
  }

  /// The referee calls a miss.
  ///
  /// @param fullBall whether a ball on could have been hit full
  /// @param deliberate whether there was no attempt at all
  record Miss(boolean fullBall, boolean deliberate) implements SnookerEvent {}

  /// The referee offers to start the frame again.
  record Stalemate() implements SnookerEvent {}

  /// The frame is started again.
  record Rerack() implements SnookerEvent {}

  /// A player is warned for conduct.
  record Warn(int seat) implements SnookerEvent {}

  /// The referee gives a seat the frame, or the whole match.
  record Award(int seat, boolean match) implements SnookerEvent {}

  /// The event as the kernel takes it.
  static long code(SnookerEvent event) {
    return switch (event) {
      case Shot(var stroke, var remarks, int seconds) ->
          EventCode.timed(EventCode.stroke(stroke.code(), code(remarks)), seconds);
      case Again() -> EventCode.again();
      case Replace() -> EventCode.replace();
      case Choose(int seat) -> EventCode.choose(seat);
      case Concede() -> EventCode.concede();
      case Claim() -> EventCode.claim();
      case Aim(Ball ball, boolean pot) -> EventCode.aim(ball.ordinal(), pot);
      case Lot(int seat) -> EventCode.lot(seat);
      case Rack() -> EventCode.rack();
      case Order(int first, int second) -> EventCode.order(first, second);
      case Time(boolean half) -> EventCode.time(half);
      case FreeBall() -> EventCode.freeBall();
      case Touching(Ball ball) -> EventCode.touching(ball.ordinal());
      case Foul(FoulReason reason, Ball ball, Ball nominated) ->
          EventCode.foul(reason, ball.ordinal(), nominated.ordinal());
      case Miss(boolean fullBall, boolean deliberate) -> EventCode.miss(fullBall, deliberate);
      case Stalemate() -> EventCode.stalemate();
      case Rerack() -> EventCode.rerack();
      case Warn(int seat) -> EventCode.warn(seat);
      case Award(int seat, boolean match) -> EventCode.award(seat, match);
    };
  }

  private static int code(Remarks remarks) {
    int code =
        Remark.of(remarks.nominated().ordinal(), remarks.second().ordinal())
            | Remark.foul(remarks.reason(), remarks.concerned().ordinal())
            | (remarks.safe() ? Remark.safe() : 0);
    if (remarks.off().isEmpty()) {
      return code;
    }
    int off = new Stroke(Ball.RED, remarks.off()).code();
    return code | Remark.off(MoveCode.reds(off), MoveCode.colours(off), MoveCode.white(off));
  }

  /// The event with this code.
  static SnookerEvent of(long code) {
    int operand = EventCode.operand(code);
    int remarks = EventCode.remarks(code);
    return switch (EventCode.verb(code)) {
      case STROKE -> new Shot(Stroke.of(operand), remarks(remarks), EventCode.seconds(code));
      case AGAIN -> new Again();
      case REPLACE -> new Replace();
      case CHOOSE -> new Choose(operand);
      case CONCEDE -> new Concede();
      case CLAIM -> new Claim();
      case AIM -> new Aim(Ball.of(EventCode.aimed(code)), EventCode.forAPot(code));
      case LOT -> new Lot(operand);
      case RACK -> new Rack();
      case ORDER -> new Order(EventCode.breaksOff(operand), EventCode.follows(operand));
      case HALF -> new Time(true);
      case TIME -> new Time(false);
      case FREE_BALL -> new FreeBall();
      case TOUCHING -> new Touching(Ball.of(operand));
      case FOUL ->
          new Foul(
              Remark.reason(remarks),
              Ball.of(Remark.concerned(remarks)),
              Ball.of(Remark.nominated(remarks)));
      case MISS -> new Miss(EventCode.fullBall(operand), EventCode.deliberate(operand));
      case STALEMATE -> new Stalemate();
      case RERACK -> new Rerack();
      case WARN -> new Warn(operand);
      case AWARD_FRAME -> new Award(operand, false);
      case AWARD_MATCH -> new Award(operand, true);
    };
  }

  private static Remarks remarks(int code) {
    int off =
        MoveCode.stroke(
            Frame.RED, Remark.offReds(code), Remark.offColours(code), Remark.offWhite(code));
    return new Remarks(
        Ball.of(Remark.nominated(code)),
        Ball.of(Remark.second(code)),
        Stroke.of(off).potted(),
        Remark.reason(code),
        Ball.of(Remark.concerned(code)),
        Remark.isSafe(code));
  }

  /// All balls of a set, by ascending value.
  static List<Ball> balls(int set) {
    var balls = new ArrayList<Ball>();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      balls.add(Ball.of(Integer.numberOfTrailingZeros(rest)));
    }
    return balls;
  }
}
