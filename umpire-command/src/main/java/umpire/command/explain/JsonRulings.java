package umpire.command.explain;

import java.util.function.Consumer;
import umpire.core.Ruling;
import umpire.core.Seating;
import umpire.core.Tape;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.text.Json;
import umpire.core.text.Sentence;
import umpire.core.text.Told;

/// Rulings as JSON: one object a ruling, for programs.
public final class JsonRulings implements RulingWriter {

  private static final int VERSION = 1;

  private final Game game;
  private final Consumer<Json> lines;
  private final Scoreboard board = new Scoreboard();

  /// @param lines gets each ruling
  public JsonRulings(Game game, Consumer<Json> lines) {
    this.game = game;
    this.lines = lines;
  }

  @Override
  public void take(Told told, Tape tape) {
    Seating seating = told.seating();
    board.open(told.number(), seating.sides());
    board.stand(told.scoresBefore());
    for (int i = 0; i < tape.size(); i++) {
      Ruling ruling = tape.ruling(i, game.rulebook());
      board.add(ruling, seating);
      lines.accept(line(ruling, told));
    }
  }

  private Json line(Ruling ruling, Told told) {
    var sentence = new Sentence();
    told.tell(ruling, sentence);
    var json = new Json().put("v", VERSION).put("game", game.id());
    json.put("case", told.number()).put("seq", board.sequence());
    json.put("rule", ruling.rule().id());
    if (ruling.seat() != Kernel.NOBODY) {
      json.put("seat", ruling.seat() + 1).put("name", told.seatName(ruling.seat()));
    }
    json.put("text", sentence.text()).put("facts", sentence.facts());
    if (ruling.points() != 0) {
      json.put("points", ruling.points());
    }
    return json.put("scores", board.scores());
  }
}
