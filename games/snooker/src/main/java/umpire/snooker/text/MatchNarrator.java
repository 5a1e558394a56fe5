package umpire.snooker.text;

import static umpire.snooker.text.FrameNarrator.name;

import umpire.core.Ruling;
import umpire.core.kernel.Kernel;
import umpire.core.text.Telling;
import umpire.snooker.EventCode;
import umpire.snooker.FoulReason;
import umpire.snooker.SnookerRule;

/// Says rulings the way referees say them: those that the complete game adds.
final class MatchNarrator {

  private static void aim(Ruling ruling, Telling telling) {
    telling.say("plays at ").fact("aim", FrameNarrator.name(ruling.subject()));
    boolean pot = EventCode.isPot(ruling.amount());
    telling.say(pot ? " for a pot" : ", safe").aside("for", pot ? "pot" : "safety");
  }

  private static final int MAXIMUM = 147;
  private static final int CENTURY = 100;

  private MatchNarrator() {}

  static void tell(Ruling ruling, Telling telling) {
    int subject = ruling.subject();
    int amount = ruling.amount();
    switch ((SnookerRule) ruling.rule()) {
      case FIRST_LOT -> telling.say("wins the lot");
      case NEXT_FRAME ->
          telling.say("begins frame ").fact("frame", subject).say(" of ").fact("of", amount);
      case START -> telling.say("is given a start of ").fact("start", amount);
      case STANDING -> standing(ruling, telling);
      case PENALTY_NEEDED -> penaltyNeeded(subject, amount, telling);
      case BREAK -> telling.say("break of ").fact("break", subject).aside("points", amount);
      case MILESTONE -> milestone(subject, telling);
      case NAMED -> telling.say("has nominated ").fact("nominated", name(subject));
      case UNNAMED -> telling.say("has nominated nothing");
      case PENALTY_SEVEN -> telling.say("penalty, always seven");
      case TWO_BALLS_HIT ->
          telling.say("foul: hits ").fact("hit", BallText.names(subject), "").say(" at once");
      case OFF_TABLE -> offTable(subject, amount, telling);
      case TOUCHING_BALL -> telling.say("touching ball: ").fact("touching", name(subject));
      case TOUCHING_COUNTS ->
          telling
              .say("plays away from ")
              .fact("touching", name(subject))
              .say(", which counts as hit");
      case FREE_BALL -> telling.say("free ball, ").fact("on", BallText.on(subject)).say(" is on");
      case AIM -> aim(ruling, telling);
      case FREE_BALL_NOMINATED ->
          telling
              .say("free ball ")
              .fact("nominated", name(subject))
              .say(" for ")
              .fact("on", name(amount));
      case POT_FREE_BALL -> telling.say("scores the free ball ").fact("ball", name(subject));
      case FREE_BALL_RESPOT ->
          telling.say("respot ").fact("respot", BallText.names(subject), "nothing");
      case BEHIND_FREE_BALL, BEHIND_NOMINATED, FOUL_BALL_ON, FOUL_BALL_CONCERNED, FOUL_SEVEN ->
          seenFoul(subject, amount, telling);
      case OUT_OF_TURN -> telling.say("plays out of turn");
      case MISS -> miss(subject, amount, telling);
      case MISS_LIMIT -> telling.say("may place the white anywhere");
      case REPLACED -> FrameNarrator.call("plays the position again", subject, amount, telling);
      case MISS_WARNING -> telling.say("is warned: a third failure loses the frame");
      case LOST_BY_MISSES -> telling.say("has failed a third time and loses the frame");
      default -> ending(ruling, telling);
    }
  }

  private static void ending(Ruling ruling, Telling telling) {
    int subject = ruling.subject();
    int amount = ruling.amount();
    switch ((SnookerRule) ruling.rule()) {
      case LOT_CHOICE -> telling.say("wins the lot and chooses who plays");
      case CHOSEN -> FrameNarrator.call("plays first", subject, amount, telling);
      case CONCEDED -> telling.say("concedes the frame");
      case EARLY_CONCESSION -> telling.say("is warned for conceding too early");
      case EXTRA_FRAME -> telling.say("is given another frame");
      case CLAIMED -> telling.say("claims the frame");
      case STALEMATE -> telling.say("stalemate: a re-rack is offered");
      case RERACK -> telling.say("starts the frame again");
      case VOID -> telling.say("begins from nought");
      case CONDUCT_WARNING -> telling.say("is warned for conduct");
      case FRAME_AWARDED -> telling.say("is awarded the frame");
      case FORFEIT -> telling.say("loses all points of the frame");
      case AWARDED_POINTS -> telling.say("receives what is on the table");
      case MATCH_AWARDED -> telling.say("is awarded the match");
      case FRAME_DRAWN -> telling.say("the frame is level");
      case MATCH_WON ->
          telling
              .say("wins the match, frames ")
              .fact("first", subject)
              .say(" : ")
              .fact("second", amount);
      default ->
          throw new IllegalArgumentException(ruling + " is a duty: it is never told, only refused");
    }
  }

  private static void standing(Ruling ruling, Telling telling) {
    if (ruling.seat() == Kernel.NOBODY) {
      telling.say("level").aside("lead", 0);
    } else {
      telling.say("leads by ").fact("lead", ruling.amount());
    }
    telling.say(", ").fact("left", ruling.subject()).say(" left");
  }

  private static void penaltyNeeded(int fouls, int left, Telling telling) {
    telling.say("needs ").fact("snookers", fouls).say(fouls == 1 ? " snooker" : " snookers");
    telling.say(", ").fact("left", left).say(" left");
  }

  private static void milestone(int points, Telling telling) {
    telling.fact("milestone", milestone(points));
  }

  /// With a free ball a break can be higher than the maximum.
  private static String milestone(int points) {
    if (points >= MAXIMUM) {
      return points == MAXIMUM ? "a maximum" : "more than a maximum";
    }
    return points >= CENTURY ? "a century" : "a half-century";
  }

  private static void offTable(int balls, int white, Telling telling) {
    var names = BallText.names(balls);
    if (white != 0) {
      names.add(BallText.name(BallText.WHITE));
    }
    telling.say("foul: off the table: ").fact("off", names, "");
  }

  private static void seenFoul(int reason, int ball, Telling telling) {
    telling.say("foul: ").fact("foul", FoulReason.values()[reason].words());
    if (ball != 0) {
      telling.say(", ").fact("ball", name(ball));
    }
  }

  private static void miss(int kind, int inRow, Telling telling) {
    telling.say(EventCode.deliberate(kind) ? "a deliberate miss" : "a miss");
    telling.say(EventCode.fullBall(kind) ? ", with a full ball in view" : "");
    telling.aside("row", inRow);
    if (inRow > 1) {
      telling.say(", the " + ordinal(inRow) + " in a row");
    }
  }

  private static String ordinal(int number) {
    if (number <= 3) {
      return number == 2 ? "second" : "third";
    }
    boolean teens = number / 10 % 10 == 1;
    return switch (teens ? 0 : number % 10) {
      case 1 -> number + "st";
      case 2 -> number + "nd";
      case 3 -> number + "rd";
      default -> number + "th";
    };
  }
}
