package umpire.command.explain;

import java.util.function.Consumer;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.Seating;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.text.Json;
import umpire.core.text.NarratedGame;
import umpire.core.text.Sentence;

/// Writes rulings as JSON for programs, one object per ruling.
public final class JsonRulings implements RulingWriter {

  private static final int VERSION = 1;

  private final Game game;
  private final Consumer<Json> lines;
  private final Scoreboard board = new Scoreboard();

  /// @param lines receives each ruling
  public JsonRulings(Game game, Consumer<Json> lines) {
    this.game = game;
    this.lines = lines;
  }

  @Override
  public void take(NarratedGame narrated, RulingLog log) {
    Seating seating = narrated.seating();
    board.open(narrated.number(), seating.sides());
    board.stand(narrated.scoresBefore());
    for (int i = 0; i < log.size(); i++) {
      Ruling ruling = log.ruling(i, game.rulebook());
      board.add(ruling, seating);
      lines.accept(line(ruling, narrated));
    }
  }

  private Json line(Ruling ruling, NarratedGame narrated) {
    var sentence = new Sentence();
    narrated.narrate(ruling, sentence);
    var json = new Json().put("v", VERSION).put("game", game.id());
    json.put("case", narrated.number()).put("seq", board.sequence());
    json.put("rule", ruling.rule().id());
    if (ruling.seat() != Kernel.NOBODY) {
      json.put("seat", ruling.seat() + 1).put("name", narrated.seatName(ruling.seat()));
    }
    json.put("text", sentence.text()).put("facts", sentence.facts());
    if (ruling.points() != 0) {
      json.put("points", ruling.points());
    }
    return json.put("scores", board.scores());
  }
}
