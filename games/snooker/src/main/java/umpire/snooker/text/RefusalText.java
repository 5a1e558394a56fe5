package umpire.snooker.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.core.text.Sentence;
import umpire.snooker.ball.Ball;
import umpire.snooker.ball.BallWords;
import umpire.snooker.match.Scoreboard;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.rule.SnookerRule;

/// The words for a refusal: the facts it rests on, and the legal moves instead.
final class RefusalText {

  private RefusalText() {}

  static List<Sentence> notes(SnookerRule rule, SnookerMatch match, List<String> names) {
    Scoreboard board = Scoreboard.of(match);
    var notes = new ArrayList<Sentence>();
    switch (rule) {
      case IN_TURN ->
          notes.add(
              Sentence.of("{player} is at the table").fact("player", names.get(board.toAct())));
      case FOUL_FITS, NOMINATION_FITS, TOUCHING_POSSIBLE ->
          notes.add(
              on(
                  board,
                  Sentence.of(
                      board.freeBall() ? "{on:word} is on, with a free ball" : "{on:word} is on")));
      case RED_TO_HIT, COLOUR_TO_HIT, REDS_TO_POT, COLOUR_TO_POT, BALL_TO_LEAVE ->
          notes.add(Sentence.of("on the table: {balls:parts}").parts("balls", table(board)));
      case CONCESSION_ALLOWED, CLAIM_ALLOWED -> notes.add(standing(board, names));
      case MISS_WHILE_OPEN -> {
        notes.add(standing(board, names));
        if (match.frame().between.wasTieAtBest()) {
          notes.add(Sentence.of("the points left were not more than the lead before the stroke"));
        }
      }
      case FREE_BALL_AFTER_FOUL, MISS_AFTER_FOUL, REPLACE_AFTER_MISS, ONLY_AFTER_FOUL ->
          notes.add(foul(rule, board));
      default -> {}
    }
    if (rule != SnookerRule.MATCH_OVER) {
      notes.add(due(board, match, names));
    }
    return notes;
  }

  private static Sentence foul(SnookerRule rule, Scoreboard board) {
    if (!board.fouled()) {
      return Sentence.of("there is no foul to answer");
    }
    return switch (rule) {
      case FREE_BALL_AFTER_FOUL ->
          Sentence.of(
              board.freeBall() ? "it has already been given" : "the black is alone on the table");
      case MISS_AFTER_FOUL ->
          Sentence.of(
              board.miss()
                  ? "it has already been called"
                  : "the foul was not a failure to hit a ball on first");
      default -> Sentence.of("no miss was called for the foul");
    };
  }

  private static Sentence due(Scoreboard board, SnookerMatch match, List<String> names) {
    if (board.toAct() == Kernel.HOUSE) {
      return Sentence.of(
          match.awaitsRack() ? "expected here: * rack" : "expected here: * lot NAME");
    }
    String who = names.get(board.toAct());
    if (!match.frame().strokeDue()) {
      return Sentence.of("expected here: {player}: choose NAME").fact("player", who);
    }
    return on(board, stroke(board).fact("player", who));
  }

  private static Sentence stroke(Scoreboard board) {
    if (board.fouled()) {
      return Sentence.of(
          board.freeBall()
              ? "expected here: a stroke of {player}, or an answer to the foul; {on:word} is"
                  + " on, with a free ball"
              : "expected here: a stroke of {player}, or an answer to the foul; {on:word} is on");
    }
    return Sentence.of(
        board.freeBall()
            ? "expected here: a stroke of {player}; {on:word} is on, with a free ball"
            : "expected here: a stroke of {player}; {on:word} is on");
  }

  private static Sentence on(Scoreboard board, Sentence sentence) {
    String on = board.on().size() > 1 ? "any colour" : BallWords.name(board.on().getFirst());
    return sentence.fact("on", on);
  }

  /// The balls on the table, separated by commas.
  private static List<Sentence> table(Scoreboard board) {
    var balls = new ArrayList<Sentence>();
    if (board.reds() > 0) {
      balls.add(Sentence.of("{reds|# red|# reds}").fact("reds", board.reds()));
    }
    for (Ball ball : board.colours()) {
      if (!balls.isEmpty()) {
        balls.add(Sentence.of(", "));
      }
      balls.add(Sentence.of("{ball:word}").fact("ball", BallWords.name(ball)));
    }
    return balls;
  }

  private static Sentence standing(Scoreboard board, List<String> names) {
    int leader = board.players().get(0).lead() >= 0 ? 0 : 1;
    Scoreboard.Player behind = board.players().get(1 - leader);
    if (behind.lead() == 0) {
      return Sentence.of("the scores are level with {left} left").fact("left", behind.left());
    }
    return Sentence.of(
            behind.foulsNeeded() > 0
                ? "{player} trails by {behind} with {left} left and needs penalty points"
                : "{player} trails by {behind} with {left} left")
        .fact("player", names.get(1 - leader))
        .fact("behind", -behind.lead())
        .fact("left", behind.left());
  }
}
