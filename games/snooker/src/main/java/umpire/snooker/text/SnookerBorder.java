package umpire.snooker.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.kernel.Border;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.text.Json;
import umpire.core.text.Telling;
import umpire.snooker.Ball;
import umpire.snooker.Contest;
import umpire.snooker.EventCode;
import umpire.snooker.Scoreboard;
import umpire.snooker.SnookerEvent;
import umpire.snooker.SnookerRule;

/// Where the numbers of a match meet people. Nothing is hidden, so all are told the same.
final class SnookerBorder implements Border<Contest, SnookerEvent> {

  private static final SnookerRule[] RULES = SnookerRule.values();

  private final SnookerNotation notation = new SnookerNotation();

  @Override
  public void encode(SnookerEvent event, Move into) {
    EventCode.write(SnookerEvent.code(event), into);
  }

  @Override
  public SnookerEvent decode(Move move) {
    return SnookerEvent.of(move.cards());
  }

  @Override
  public List<String> reasons(
      int rule, Contest known, int actor, SnookerEvent event, List<String> names) {
    return Objection.notes(RULES[rule], known, names);
  }

  @Override
  public String missing(
      int rule, Contest known, int actor, SnookerEvent event, List<String> names) {
    return "which colour " + names.get(actor) + " had nominated";
  }

  @Override
  public void tell(Ruling ruling, Contest known, int viewer, List<String> names, Telling telling) {
    FrameNarrator.tell(ruling, telling);
  }

  @Override
  public Json facts(Contest veiled, int viewer, List<String> names) {
    Scoreboard board = Scoreboard.of(veiled);
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
    return legal(veiled, names, json);
  }

  private Json legal(Contest contest, List<String> names, Json json) {
    var moves = new Moves();
    if (contest.toAct() != Kernel.HOUSE) {
      contest.legal(contest.toAct(), moves);
    }
    var move = new Move();
    var words = new ArrayList<String>();
    for (int i = 0; i < moves.size(); i++) {
      moves.get(i, move);
      words.add(notation.write(decode(move), names));
    }
    return json.put("legal", words).put("complete", moves.isComplete());
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
