package umpire.snooker.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.snooker.Ball;
import umpire.snooker.Contest;
import umpire.snooker.Scoreboard;
import umpire.snooker.SnookerRule;

/// Says on which facts a refusal rests, and what would have been legal.
final class Objection {

  private Objection() {}

  static List<String> notes(SnookerRule rule, Contest contest, List<String> names) {
    Scoreboard board = Scoreboard.of(contest);
    var notes = new ArrayList<String>();
    switch (rule) {
      case IN_TURN -> notes.add(names.get(board.toAct()) + " is at the table");
      case FOUL_FITS, NOMINATION_FITS, TOUCHING_POSSIBLE -> notes.add(on(board));
      case RED_TO_HIT, COLOUR_TO_HIT, REDS_TO_POT, COLOUR_TO_POT, BALL_TO_LEAVE ->
          notes.add("on the table: " + table(board));
      case CONCESSION_ALLOWED, CLAIM_ALLOWED -> notes.add(standing(board, names));
      case MISS_WHILE_OPEN -> {
        notes.add(standing(board, names));
        if (contest.frame().wasTieAtBest()) {
          notes.add("the points left were not more than the lead before the stroke");
        }
      }
      case FREE_BALL_AFTER_FOUL, MISS_AFTER_FOUL, REPLACE_AFTER_MISS, ONLY_AFTER_FOUL ->
          notes.add(foul(rule, board));
      default -> {}
    }
    if (rule != SnookerRule.MATCH_OVER) {
      notes.add("due here: " + due(board, contest, names));
    }
    return notes;
  }

  private static String foul(SnookerRule rule, Scoreboard board) {
    if (!board.fouled()) {
      return "nothing is open from a foul";
    }
    return switch (rule) {
      case FREE_BALL_AFTER_FOUL ->
          board.freeBall() ? "it was given already" : "the black is alone on the table";
      case MISS_AFTER_FOUL ->
          board.miss() ? "it was called already" : "the foul was not that no ball on was hit first";
      default -> "no miss was called for the foul";
    };
  }

  private static String due(Scoreboard board, Contest contest, List<String> names) {
    if (board.toAct() == Kernel.HOUSE) {
      return contest.awaitsRack() ? "* rack" : "* lot NAME";
    }
    String who = names.get(board.toAct());
    if (!contest.frame().strokeDue()) {
      return who + ": choose NAME";
    }
    return "a stroke of "
        + who
        + (board.fouled() ? ", or an answer to the foul" : "")
        + ", "
        + on(board);
  }

  private static String on(Scoreboard board) {
    String on = board.on().size() > 1 ? "any colour" : BallWords.name(board.on().getFirst());
    return on + " is on" + (board.freeBall() ? ", with a free ball" : "");
  }

  private static String table(Scoreboard board) {
    var words = new ArrayList<String>();
    if (board.reds() > 0) {
      words.add(board.reds() + (board.reds() == 1 ? " red" : " reds"));
    }
    for (Ball ball : board.colours()) {
      words.add(BallWords.name(ball));
    }
    return String.join(", ", words);
  }

  private static String standing(Scoreboard board, List<String> names) {
    int leader = board.players().get(0).lead() >= 0 ? 0 : 1;
    Scoreboard.Player behind = board.players().get(1 - leader);
    if (behind.lead() == 0) {
      return "the scores are level with " + behind.left() + " left";
    }
    return names.get(1 - leader)
        + " is "
        + -behind.lead()
        + " behind with "
        + behind.left()
        + " left"
        + (behind.foulsNeeded() > 0 ? " and needs penalty points" : "");
  }
}
