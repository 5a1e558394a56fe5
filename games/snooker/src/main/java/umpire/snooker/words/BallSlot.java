package umpire.snooker.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.snooker.ball.Ball;
import umpire.snooker.ball.BallWords;
import umpire.snooker.ball.Balls;

/// A ball other than the white: the code of a move, or its lowest bits.
///
/// @param due the message if there is none
record BallSlot(String due) implements CodeSlot {

  @Override
  public boolean read(EventWords line, Move into) {
    int ball = line.perhaps(BallSlot::number);
    into.code(Math.max(ball, 0));
    return ball >= 0;
  }

  private static int number(String word) {
    Ball ball = BallWords.read(word).orElse(Ball.NONE);
    return ball == Ball.NONE || ball == Ball.WHITE ? -1 : ball.ordinal();
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.fault(due);
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    into.accept(BallWords.name(Ball.of(Verb.aimed(event))));
  }

  @Override
  public List<String> words(List<String> names) {
    return BallWords.names(Shot.balls(Balls.COLOURS | 1 << Balls.RED));
  }
}
