package umpire.cli;

import umpire.core.Game;
import umpire.core.Kernel;
import umpire.core.Ruling;
import umpire.core.Tape;
import umpire.core.text.Json;
import umpire.core.text.Print;
import umpire.core.text.Sitting;
import umpire.core.text.Telling;

/// Rulings as JSON Lines: one object a ruling, for programs.
final class JsonScribe implements Hearing.Scribe {

  private static final int VERSION = 1;

  private final Game<?> game;
  private final Print out;
  private final Scoreboard board = new Scoreboard();

  JsonScribe(Game<?> game, Print out) {
    this.game = game;
    this.out = out;
  }

  @Override
  public void take(Sitting sitting, Tape tape) {
    Kernel kernel = sitting.kernel();
    board.open(sitting.number(), kernel.sides());
    for (int i = 0; i < tape.size(); i++) {
      Ruling ruling = tape.ruling(i, game.rulebook());
      board.add(ruling, kernel);
      out.text(line(ruling, sitting).toString()).line();
    }
  }

  @Override
  public void breakOff(Sitting sitting, Tape tape) {
    take(sitting, tape);
  }

  private Json line(Ruling ruling, Sitting sitting) {
    var telling = new Telling();
    sitting.tell(ruling, telling);
    var json = new Json().put("v", VERSION).put("game", game.id());
    json.put("case", sitting.number()).put("seq", board.sequence());
    json.put("rule", ruling.rule().id());
    if (ruling.seat() != Kernel.NOBODY) {
      json.put("seat", ruling.seat() + 1).put("name", sitting.seatName(ruling.seat()));
    }
    json.put("text", telling.sentence()).put("facts", telling.facts());
    if (ruling.points() != 0) {
      json.put("points", ruling.points());
    }
    return json.put("scores", board.scores());
  }
}
