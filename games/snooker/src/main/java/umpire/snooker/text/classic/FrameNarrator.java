package umpire.snooker.text.classic;

import java.util.List;
import umpire.core.Ruling;
import umpire.core.text.Sentence;
import umpire.snooker.ball.Balls;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.stroke.MoveCode;

/// Narrates rulings as referees would announce them: those of a frame in the published problem.
public final class FrameNarrator {

  private FrameNarrator() {}

  public static void tell(Ruling ruling, Sentence sentence) {
    int subject = ruling.subject();
    int amount = ruling.amount();
    switch ((SnookerRule) ruling.rule()) {
      case BREAK_OFF, FRAME_BREAK_OFF ->
          call(subject, amount, sentence.say("breaks off, in hand, {on:word} is on"));
      case TURN ->
          call(
              subject,
              amount,
              sentence.say(
                  amount != 0
                      ? "comes to the table, in hand, {on:word} is on"
                      : "comes to the table, {on:word} is on"));
      case STROKE -> stroke(subject, amount, sentence);
      case RED_ON, COLOUR_ON, LAST_COLOUR, IN_ORDER -> goOn(subject, amount, sentence);
      case POT_RED -> sentence.say("scores {reds|# red|# reds}").fact("reds", amount);
      case POT_COLOUR, POT_IN_ORDER ->
          sentence.say("scores {colour:word}").fact("colour", name(subject));
      case NOMINATION ->
          sentence.say("nominates {nominated:word}").fact("nominated", name(subject));
      case CHEAPEST_NOMINATED ->
          sentence.say("is taken to nominate {nominated:word}").fact("nominated", name(subject));
      case RESPOT, FOUL_RESPOT -> respot(subject, sentence);
      case SECOND_PHASE ->
          sentence.say("the colours in order: {on:word} is on").fact("on", BallText.on(subject));
      case LONE_BLACK -> sentence.say("only {on:word} is left").fact("on", BallText.on(subject));
      case FRAME_WON -> frameWon(amount, sentence);
      case TIE -> sentence.say("tie at {level}: respot Black, draw lots").fact("level", amount);
      case LOT -> call(subject, amount, sentence.say("plays by lot, in hand, {on:word} is on"));
      case REDS_STAY_OFF -> redsStayOff(subject, amount, sentence);
      case NOTHING_HIT -> foul(sentence.say("foul: hits nothing, {on:word} is on"), amount);
      case WRONG_BALL_HIT ->
          foul(
              sentence
                  .say("foul: hits {hit:word} first, {on:word} is on")
                  .fact("hit", name(subject)),
              amount);
      case WRONG_BALL_POTTED ->
          foul(
              sentence
                  .say("foul: pots {potted:word}, {on:word} is on")
                  .fact("potted", BallText.names(subject)),
              amount);
      case IN_OFF -> foul(sentence.say("foul: pots White, {on:word} is on"), amount);
      case PENALTY -> penalty(subject, sentence);
      case PLAY_AGAIN ->
          call(
              subject,
              amount,
              sentence.say(
                  amount != 0
                      ? "is sent back to play again, in hand, {on:word} is on"
                      : "is sent back to play again, {on:word} is on"));
      default ->
          throw new IllegalArgumentException(ruling + " is a duty: it is never told, only refused");
    }
  }

  public static String name(int ball) {
    return BallText.name(ball);
  }

  public static void respot(int balls, Sentence sentence) {
    sentence
        .say(balls == 0 ? "respots no ball" : "respot {respot:word}")
        .fact("respot", BallText.names(balls));
  }

  /// Adds the facts of a call to the table; the text itself mentions only a white in hand.
  public static void call(int on, int inHand, Sentence sentence) {
    sentence.fact("white", inHand != 0 ? "in hand" : "as it lies").fact("on", BallText.on(on));
  }

  private static void stroke(int stroke, int on, Sentence sentence) {
    int first = MoveCode.first(stroke);
    List<String> potted = BallText.potted(stroke);
    if (first == Balls.NONE) {
      sentence
          .say(potted.isEmpty() ? "hits nothing, pots nothing" : "hits nothing, pots {potted:word}")
          .fact("first", name(first));
    } else {
      sentence
          .say(
              potted.isEmpty()
                  ? "hits {first:word}, pots nothing"
                  : "hits {first:word}, pots {potted:word}")
          .fact("first", name(first));
    }
    sentence.fact("potted", potted).fact("on", BallText.on(on));
  }

  private static void goOn(int on, int reds, Sentence sentence) {
    sentence.say("continues, {on:word} is on").fact("on", BallText.on(on)).fact("reds", reds);
  }

  /// Narrates the win of a frame. After a concession the winner may not be in the lead.
  private static void frameWon(int lead, Sentence sentence) {
    if (lead > 0) {
      sentence.say("wins the frame by {lead}").fact("lead", lead);
    } else {
      sentence.say("wins the frame");
    }
  }

  private static void redsStayOff(int off, int left, Sentence sentence) {
    sentence
        .say("{off|# red stays|# reds stay} off, {reds|# is|# are} left")
        .fact("off", off)
        .fact("reds", left);
  }

  private static void foul(Sentence sentence, int on) {
    sentence.fact("on", on == Balls.NONE ? "any colour" : name(on));
  }

  private static void penalty(int ball, Sentence sentence) {
    if (ball == Balls.NONE) {
      sentence.say("penalty, the least there is");
    } else {
      sentence.say("penalty, the value of {ball:word}").fact("ball", name(ball));
    }
  }
}
