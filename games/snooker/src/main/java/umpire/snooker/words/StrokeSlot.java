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
import umpire.snooker.stroke.FoulReason;

/// All words of a stroke, in the grammar of [StrokeWords].
record StrokeSlot() implements CodeSlot {

  @Override
  public boolean read(EventWords line, Move into) throws BadEventException {
    if (!StrokeWords.beginsStroke(line.peek())) {
      return false;
    }
    Move _ = StrokeWords.read(line.rest()).into(into);
    return true;
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.isNo("stroke");
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    StrokeWords.write(Shot.of(event), into);
  }

  @Override
  public void copy(Parts from, Move into) {
    into.code(from.code()).amount(from.amount());
  }

  @Override
  public List<String> words(List<String> names) {
    var words = new ArrayList<>(StrokeWords.CONNECTIVES);
    words.addAll(BallWords.names(List.of(Ball.values())));
    words.addAll(Reasons.all(FoulReason::withStroke));
    return words;
  }

  @Override
  public Kind kind() {
    return Kind.LIST;
  }
}
