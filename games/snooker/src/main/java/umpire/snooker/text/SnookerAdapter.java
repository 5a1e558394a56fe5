package umpire.snooker.text;

import java.util.List;
import umpire.core.Ruling;
import umpire.core.kernel.Event;
import umpire.core.match.Facts;
import umpire.core.match.GameAdapter;
import umpire.core.text.Sentence;
import umpire.snooker.ball.Ball;
import umpire.snooker.ball.BallWords;
import umpire.snooker.match.Scoreboard;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.rule.SnookerRule;

/// Translates the kernel's rulings on a match into words and facts. Nothing is hidden, so all
/// viewers get the same text.
final class SnookerAdapter implements GameAdapter<SnookerMatch> {

  private static final SnookerRule[] RULES = SnookerRule.values();

  @Override
  public List<Sentence> reasons(
      int rule, SnookerMatch known, int actor, Event event, List<String> names) {
    return RefusalText.notes(RULES[rule], known, names);
  }

  @Override
  public Sentence missing(
      int rule, SnookerMatch known, int actor, Event event, List<String> names) {
    return Sentence.of("which colour {player} had nominated").fact("player", names.get(actor));
  }

  @Override
  public void narrate(
      Ruling ruling, SnookerMatch known, int viewer, List<String> names, Sentence sentence) {
    if (ruling.rule() == SnookerRule.FOUR_HANDED || ruling.rule() == SnookerRule.ORDER) {
      sentence.say("plays first, then {second}").fact("second", names.get(ruling.subject()));
    } else {
      MatchNarrator.tell(ruling, sentence);
    }
  }

  @Override
  public void facts(SnookerMatch veiled, int viewer, Facts into) {
    Scoreboard board = Scoreboard.of(veiled);
    into.say("frame", board.frame()).say("inPlay", board.inPlay());
    for (int seat = 0; seat < veiled.seats(); seat++) {
      facts(seat, board.players().get(veiled.side(seat)), into);
    }
    into.say("reds", board.reds()).say("colours", BallWords.names(board.colours()));
    into.say("on", BallWords.names(board.on())).say("inHand", board.inHand());
    into.say("freeBall", board.freeBall()).say("nothingEasy", veiled.frame().hard());
    if (board.touching() != Ball.NONE) {
      into.say("touching", BallWords.name(board.touching()));
    }
    into.say("fouled", board.fouled()).say("miss", board.miss());
    into.say("missesInRow", board.missesInRow());
    into.say("lastWarning", board.lastWarning()).say("stalemate", board.stalemate());
    into.say("break", board.breakPoints());
    if (veiled.hasClock()) {
      into.say("secondHalf", veiled.inSecondHalf()).say("blueShots", veiled.frame().blueShots());
    }
  }

  private static void facts(int seat, Scoreboard.Player player, Facts into) {
    into.say(seat, "lead", player.lead())
        .say(seat, "left", player.left())
        .say(seat, "snookers", player.foulsNeeded())
        .say(seat, "warned", player.warned());
  }
}
