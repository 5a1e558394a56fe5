package umpire.snooker.text;

import umpire.core.Ruling;
import umpire.core.text.Sentence;
import umpire.snooker.Frame;
import umpire.snooker.MoveCode;
import umpire.snooker.SnookerRule;

/// Says rulings the way referees say them: those of a frame, as the published problem has it.
final class FrameNarrator {

  private FrameNarrator() {}

  static void tell(Ruling ruling, Sentence sentence) {
    int subject = ruling.subject();
    int amount = ruling.amount();
    switch ((SnookerRule) ruling.rule()) {
      case BREAK_OFF, FRAME_BREAK_OFF -> call("breaks off", subject, amount, sentence);
      case TURN -> call("comes to the table", subject, amount, sentence);
      case STROKE -> stroke(subject, amount, sentence);
      case RED_ON, COLOUR_ON, LAST_COLOUR, IN_ORDER -> goOn(subject, amount, sentence);
      case POT_RED ->
          sentence.say("scores ").fact("reds", amount).say(amount > 1 ? " reds" : " red");
      case POT_COLOUR, POT_IN_ORDER -> sentence.say("scores ").word("colour", name(subject));
      case NOMINATION -> sentence.say("nominates ").word("nominated", name(subject));
      case CHEAPEST_NOMINATED ->
          sentence.say("is taken to nominate ").word("nominated", name(subject));
      case RESPOT, FOUL_RESPOT ->
          sentence.say("respot ").words("respot", BallText.names(subject), "nothing");
      case SECOND_PHASE ->
          sentence.say("the colours in order: ").word("on", BallText.on(subject)).say(" is on");
      case LONE_BLACK -> sentence.say("only ").word("on", BallText.on(subject)).say(" is left");
      case FRAME_WON -> frameWon(amount, sentence);
      case TIE -> sentence.say("tie at ").fact("level", amount).say(": respot Black, draw lots");
      case LOT -> call("plays by lot", subject, amount, sentence);
      case REDS_STAY_OFF -> redsStayOff(subject, amount, sentence);
      case NOTHING_HIT -> foul(sentence.say("foul: hits nothing"), amount);
      case WRONG_BALL_HIT ->
          foul(sentence.say("foul: hits ").word("hit", name(subject)).say(" first"), amount);
      case WRONG_BALL_POTTED ->
          foul(sentence.say("foul: pots ").words("potted", BallText.names(subject), ""), amount);
      case IN_OFF -> foul(sentence.say("foul: pots White"), amount);
      case PENALTY -> penalty(subject, sentence);
      case PLAY_AGAIN -> call("is sent back to play again", subject, amount, sentence);
      default -> MatchNarrator.tell(ruling, sentence);
    }
  }

  static String name(int ball) {
    return BallText.name(ball);
  }

  static void call(String words, int on, int inHand, Sentence sentence) {
    sentence.say(words);
    if (inHand != 0) {
      sentence.say(", ").word("white", "in hand");
    } else {
      sentence.aside("white", "as it lies");
    }
    sentence.say(", ").word("on", BallText.on(on)).say(" is on");
  }

  private static void stroke(int stroke, int on, Sentence sentence) {
    int first = MoveCode.first(stroke);
    if (first == Frame.NONE) {
      sentence.say("hits nothing").aside("first", name(first));
    } else {
      sentence.say("hits ").word("first", name(first));
    }
    sentence.say(", pots ").words("potted", BallText.potted(stroke), "nothing");
    sentence.aside("on", BallText.on(on));
  }

  private static void goOn(int on, int reds, Sentence sentence) {
    sentence.say("goes on, ").word("on", BallText.on(on)).say(" is on").aside("reds", reds);
  }

  /// A frame that was given away may have a winner who does not lead.
  private static void frameWon(int lead, Sentence sentence) {
    if (lead > 0) {
      sentence.say("wins the frame by ").fact("lead", lead);
    } else {
      sentence.say("wins the frame");
    }
  }

  private static void redsStayOff(int off, int left, Sentence sentence) {
    sentence.fact("off", off).say(off > 1 ? " reds stay off, " : " red stays off, ");
    sentence.fact("reds", left).say(left == 1 ? " is left" : " are left");
  }

  private static void foul(Sentence sentence, int on) {
    sentence.say(", ").word("on", on == Frame.NONE ? "any colour" : name(on)).say(" is on");
  }

  private static void penalty(int ball, Sentence sentence) {
    if (ball == Frame.NONE) {
      sentence.say("penalty, the least there is");
    } else {
      sentence.say("penalty, the value of ").word("ball", name(ball));
    }
  }
}
