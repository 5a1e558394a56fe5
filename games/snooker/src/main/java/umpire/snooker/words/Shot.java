package umpire.snooker.words;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.snooker.ball.Ball;
import umpire.snooker.ball.Balls;
import umpire.snooker.stroke.FoulReason;
import umpire.snooker.stroke.MoveCode;
import umpire.snooker.stroke.Remark;
import umpire.snooker.stroke.Stroke;
import umpire.snooker.stroke.StrokeCode;

/// A stroke with its remarks, in the form used in records. Equivalent forms are normalised: a
/// nomination already shown by the ball hit first is dropped, two balls hit at once are ordered by
/// value, and hitting two reds counts as hitting one.
///
/// @param seconds the time it took, below a thousand; 0 if not recorded
public record Shot(Stroke stroke, Remarks remarks, int seconds) {

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

  /// A stroke without a recorded time.
  public Shot(Stroke stroke, Remarks remarks) {
    this(stroke, remarks, 0);
  }

  /// A stroke without remarks.
  public static Shot of(Ball first, Ball... potted) {
    return new Shot(new Stroke(first, potted), Remarks.NOTHING);
  }

  public Shot nominating(Ball ball) {
    return new Shot(stroke, remarks.nominating(ball), seconds);
  }

  /// The remarks on a stroke, besides the ball hit first and the balls that fell.
  ///
  /// @param nominated the ball nominated before the stroke, if that is worth recording
  /// @param second another ball hit simultaneously
  /// @param off the balls forced off the table, by ascending value, the white last
  /// @param reason a foul that only the referee can see
  /// @param concerned the ball which that foul concerns
  /// @param safe whether the stroke left the opponent no easy shot
  public record Remarks(
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
        throw new IllegalArgumentException("the white cannot be the ball hit or named in a foul");
      }
      // Balls that can fall together can also leave the table together.
      off = off.isEmpty() ? List.of() : new Stroke(Ball.RED, off).potted();
    }

    Remarks nominating(Ball ball) {
      return new Remarks(ball, second, off, reason, concerned, safe);
    }

    Remarks hitting(Ball other) {
      return new Remarks(nominated, other, off, reason, concerned, safe);
    }

    int code() {
      int code =
          Remark.of(nominated.ordinal(), second.ordinal())
              | Remark.foul(reason, concerned.ordinal())
              | (safe ? Remark.safe() : 0);
      if (off.isEmpty()) {
        return code;
      }
      int gone = new Stroke(Ball.RED, off).code();
      return code | Remark.off(MoveCode.reds(gone), MoveCode.colours(gone), MoveCode.white(gone));
    }

    static Remarks of(int code) {
      if (code == 0) {
        return NOTHING;
      }
      int off =
          MoveCode.stroke(
              Balls.RED, Remark.offReds(code), Remark.offColours(code), Remark.offWhite(code));
      return new Remarks(
          Ball.of(Remark.nominated(code)),
          Ball.of(Remark.second(code)),
          Stroke.of(off).potted(),
          Remark.reason(code),
          Ball.of(Remark.concerned(code)),
          Remark.isSafe(code));
    }
  }

  /// The stroke recorded by a move or an event.
  static Shot of(Parts move) {
    Stroke stroke = Stroke.of(StrokeCode.stroke(move.code()));
    return new Shot(stroke, Remarks.of(StrokeCode.remarks(move.code())), move.amount());
  }

  Move into(Move move) {
    return Verb.stroke(StrokeCode.of(stroke.code(), remarks.code()), move).amount(seconds);
  }

  public Event event() {
    return Event.of(into(new Move()));
  }

  /// All balls of a set, by ascending value.
  public static List<Ball> balls(int set) {
    var balls = new ArrayList<Ball>();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      balls.add(Ball.of(Integer.numberOfTrailingZeros(rest)));
    }
    return balls;
  }
}
