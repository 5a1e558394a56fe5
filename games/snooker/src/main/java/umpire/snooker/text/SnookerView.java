package umpire.snooker.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.match.View;
import umpire.core.text.Json;
import umpire.snooker.Ball;
import umpire.snooker.Scoreboard;
import umpire.snooker.SnookerEvent;

/// What one sees of a match, which is everything.
///
/// @param names of the seats
/// @param board how the match stands
/// @param legal what the player awaited may do, of strokes only the usual ones
public record SnookerView(List<String> names, Scoreboard board, List<SnookerEvent> legal)
    implements View {

  public SnookerView {
    names = List.copyOf(names);
    legal = List.copyOf(legal);
  }

  @Override
  public Json facts() {
    var json =
        new Json().put("names", names).put("toAct", board.toAct()).put("frame", board.frame());
    json.put("inPlay", board.inPlay());
    var players = new ArrayList<Json>();
    for (Scoreboard.Player player : board.players()) {
      players.add(facts(player));
    }
    json.objects("players", players);
    json.put("reds", board.reds()).put("colours", BallWords.names(board.colours()));
    json.put("on", BallWords.names(board.on())).put("inHand", board.inHand());
    json.put("freeBall", board.freeBall());
    if (board.touching() != Ball.NONE) {
      json.put("touching", BallWords.name(board.touching()));
    }
    json.put("fouled", board.fouled()).put("miss", board.miss());
    json.put("missesInRow", board.missesInRow());
    json.put("lastWarning", board.lastWarning()).put("stalemate", board.stalemate());
    json.put("break", board.breakPoints());
    var notation = new SnookerNotation();
    json.put("legal", legal.stream().map(event -> notation.write(event, names)).toList());
    return json.put("complete", legal.stream().noneMatch(SnookerEvent.Shot.class::isInstance));
  }

  private static Json facts(Scoreboard.Player player) {
    return new Json()
        .put("points", player.points())
        .put("frames", player.frames())
        .put("total", player.total())
        .put("highestBreak", player.highestBreak())
        .put("lead", player.lead())
        .put("left", player.left())
        .put("snookers", player.foulsNeeded())
        .put("warned", player.warned());
  }
}
