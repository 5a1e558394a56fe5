package umpire.snooker.text;

import umpire.core.Ruling;
import umpire.core.text.Telling;
import umpire.snooker.Frame;
import umpire.snooker.MoveCode;
import umpire.snooker.SnookerRule;

/// Says rulings the way referees say them: those of a frame, as the published problem has it.
final class FrameNarrator {

  private FrameNarrator() {}

  static void tell(Ruling ruling, Telling telling) {
    int subject = ruling.subject();
    int amount = ruling.amount();
    switch ((SnookerRule) ruling.rule()) {
      case BREAK_OFF, FRAME_BREAK_OFF -> call("breaks off", subject, amount, telling);
      case TURN -> call("comes to the table", subject, amount, telling);
      case STROKE -> stroke(subject, amount, telling);
      case RED_ON, COLOUR_ON, LAST_COLOUR, IN_ORDER -> goOn(subject, amount, telling);
      case POT_RED ->
          telling.say("scores ").fact("reds", amount).say(amount > 1 ? " reds" : " red");
      case POT_COLOUR, POT_IN_ORDER -> telling.say("scores ").fact("colour", name(subject));
      case NOMINATION -> telling.say("nominates ").fact("nominated", name(subject));
      case CHEAPEST_NOMINATED ->
          telling.say("is taken to nominate ").fact("nominated", name(subject));
      case RESPOT, FOUL_RESPOT ->
          telling.say("respot ").fact("respot", BallText.names(subject), "nothing");
      case SECOND_PHASE ->
          telling.say("the colours in order: ").fact("on", BallText.on(subject)).say(" is on");
      case LONE_BLACK -> telling.say("only ").fact("on", BallText.on(subject)).say(" is left");
      case FRAME_WON -> frameWon(amount, telling);
      case TIE -> telling.say("tie at ").fact("level", amount).say(": respot Black, draw lots");
      case LOT -> call("plays by lot", subject, amount, telling);
      case REDS_STAY_OFF -> redsStayOff(subject, amount, telling);
      case NOTHING_HIT -> foul(telling.say("foul: hits nothing"), amount);
      case WRONG_BALL_HIT ->
          foul(telling.say("foul: hits ").fact("hit", name(subject)).say(" first"), amount);
      case WRONG_BALL_POTTED ->
          foul(telling.say("foul: pots ").fact("potted", BallText.names(subject), ""), amount);
      case IN_OFF -> foul(telling.say("foul: pots White"), amount);
      case PENALTY -> penalty(subject, telling);
      case PLAY_AGAIN -> call("is sent back to play again", subject, amount, telling);
      default -> MatchNarrator.tell(ruling, telling);
    }
  }

  static String name(int ball) {
    return BallText.name(ball);
  }

  static void call(String words, int on, int inHand, Telling telling) {
    telling.say(words);
    if (inHand != 0) {
      telling.say(", ").fact("white", "in hand");
    } else {
      telling.aside("white", "as it lies");
    }
    telling.say(", ").fact("on", BallText.on(on)).say(" is on");
  }

  private static void stroke(int stroke, int on, Telling telling) {
    int first = MoveCode.first(stroke);
    if (first == Frame.NONE) {
      telling.say("hits nothing").aside("first", name(first));
    } else {
      telling.say("hits ").fact("first", name(first));
    }
    telling.say(", pots ").fact("potted", BallText.potted(stroke), "nothing");
    telling.aside("on", BallText.on(on));
  }

  private static void goOn(int on, int reds, Telling telling) {
    telling.say("goes on, ").fact("on", BallText.on(on)).say(" is on").aside("reds", reds);
  }

  /// A frame that was given away may have a winner who does not lead.
  private static void frameWon(int lead, Telling telling) {
    if (lead > 0) {
      telling.say("wins the frame by ").fact("lead", lead);
    } else {
      telling.say("wins the frame");
    }
  }

  private static void redsStayOff(int off, int left, Telling telling) {
    telling.fact("off", off).say(off > 1 ? " reds stay off, " : " red stays off, ");
    telling.fact("reds", left).say(left == 1 ? " is left" : " are left");
  }

  private static void foul(Telling telling, int on) {
    telling.say(", ").fact("on", on == Frame.NONE ? "any colour" : name(on)).say(" is on");
  }

  private static void penalty(int ball, Telling telling) {
    if (ball == Frame.NONE) {
      telling.say("penalty, the least there is");
    } else {
      telling.say("penalty, the value of ").fact("ball", name(ball));
    }
  }
}
