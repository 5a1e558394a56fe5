package umpire.snooker.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.snooker.ball.Ball;
import umpire.snooker.ball.BallWords;
import umpire.snooker.ball.Balls;
import umpire.snooker.stroke.FoulReason;
import umpire.snooker.stroke.Remark;

/// A foul without a stroke: its reason, the ball it concerns, and the colour nominated before it.
record FoulSlot() implements CodeSlot {

  private static final String NOM = "nom";

  @Override
  public boolean read(EventWords line, Move into) throws BadEventException {
    FoulReason reason = Reasons.read(line);
    Ball concerned = Ball.NONE;
    if (line.more() && !StrokeWords.isNomination(line.peek())) {
      concerned = ball(line, "expected the ball concerned, or nothing for the white");
    }
    Ball nominated = Ball.NONE;
    if (line.more() && StrokeWords.isNomination(line.peek())) {
      line.take();
      nominated = colour(line);
    }
    Move _ = Verb.foul(reason, concerned.ordinal(), nominated.ordinal(), into);
    return true;
  }

  private static Ball colour(EventWords line) throws BadEventException {
    BadEventException noColour =
        line.fault("only a colour can be nominated: leave it out if none was");
    Ball ball = ball(line, "expected the colour that was nominated");
    if (!ball.isColour()) {
      throw noColour;
    }
    return ball;
  }

  /// A ball other than the white.
  private static Ball ball(EventWords line, String due) throws BadEventException {
    Ball ball = line.more() ? BallWords.read(line.peek()).orElse(Ball.WHITE) : Ball.WHITE;
    if (ball == Ball.WHITE) {
      throw line.fault(due);
    }
    line.take();
    return ball;
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.fault("expected the foul");
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    int remarks = Verb.remarks(event);
    into.accept(Reasons.word(Remark.reason(remarks)));
    if (Remark.concerned(remarks) != Balls.NONE) {
      into.accept(BallWords.name(Ball.of(Remark.concerned(remarks))));
    }
    if (Remark.nominated(remarks) != Balls.NONE) {
      into.accept(NOM);
      into.accept(BallWords.name(Ball.of(Remark.nominated(remarks))));
    }
  }

  @Override
  public List<String> words(List<String> names) {
    var words = new ArrayList<>(Reasons.all(FoulReason::withoutStroke));
    words.addAll(BallWords.names(Shot.balls(Balls.COLOURS | 1 << Balls.RED)));
    words.add(NOM);
    return words;
  }

  @Override
  public Kind kind() {
    return Kind.LIST;
  }
}
