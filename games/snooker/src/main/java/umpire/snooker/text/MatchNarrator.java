package umpire.snooker.text;

import static umpire.snooker.text.FrameNarrator.name;

import umpire.core.Ruling;
import umpire.core.kernel.Kernel;
import umpire.core.text.Sentence;
import umpire.snooker.FoulReason;
import umpire.snooker.SnookerRule;
import umpire.snooker.Verb;

/// Says rulings the way referees say them: those that the complete game adds.
final class MatchNarrator {

  private static void aim(Ruling ruling, Sentence sentence) {
    sentence.say("plays at ").word("aim", FrameNarrator.name(ruling.subject()));
    boolean pot = Verb.isPot(ruling.amount());
    sentence.say(pot ? " for a pot" : ", safe").aside("for", pot ? "pot" : "safety");
  }

  private static final int MAXIMUM = 147;
  private static final int CENTURY = 100;

  private MatchNarrator() {}

  static void tell(Ruling ruling, Sentence sentence) {
    int subject = ruling.subject();
    int amount = ruling.amount();
    switch ((SnookerRule) ruling.rule()) {
      case FIRST_LOT -> sentence.say("wins the lot");
      case NEXT_FRAME ->
          sentence.say("begins frame ").fact("frame", subject).say(" of ").fact("of", amount);
      case START -> sentence.say("is given a start of ").fact("start", amount);
      case STANDING -> standing(ruling, sentence);
      case PENALTY_NEEDED -> penaltyNeeded(subject, amount, sentence);
      case BREAK -> sentence.say("break of ").fact("break", subject).aside("points", amount);
      case MILESTONE -> milestone(subject, sentence);
      case SHOT_TIME ->
          sentence
              .say("takes ")
              .fact("seconds", subject)
              .say(subject == 1 ? " second" : " seconds");
      case NAMED -> sentence.say("has nominated ").word("nominated", name(subject));
      case UNNAMED -> sentence.say("has nominated nothing");
      case PENALTY_SEVEN -> sentence.say("penalty, always seven");
      case TWO_BALLS_HIT ->
          sentence.say("foul: hits ").words("hit", BallText.names(subject), "").say(" at once");
      case OFF_TABLE -> offTable(subject, amount, sentence);
      case TOUCHING_BALL -> sentence.say("touching ball: ").word("touching", name(subject));
      case TOUCHING_COUNTS ->
          sentence
              .say("plays away from ")
              .word("touching", name(subject))
              .say(", which counts as hit");
      case FREE_BALL -> sentence.say("free ball, ").word("on", BallText.on(subject)).say(" is on");
      case AIM -> aim(ruling, sentence);
      case FREE_BALL_NOMINATED ->
          sentence
              .say("free ball ")
              .word("nominated", name(subject))
              .say(" for ")
              .word("on", name(amount));
      case POT_FREE_BALL -> sentence.say("scores the free ball ").word("ball", name(subject));
      case FREE_BALL_RESPOT ->
          sentence.say("respot ").words("respot", BallText.names(subject), "nothing");
      case BEHIND_FREE_BALL,
          BEHIND_NOMINATED,
          FOUL_BALL_ON,
          FOUL_BALL_CONCERNED,
          FOUL_SEVEN,
          TIME_FOUL,
          NO_CUSHION ->
          seenFoul(subject, amount, sentence);
      case OUT_OF_TURN -> sentence.say("plays out of turn");
      case MISS -> miss(subject, amount, sentence);
      case MISS_LIMIT, HAND_AFTER_FOUL -> sentence.say("may place the white anywhere");
      case REPLACED -> FrameNarrator.call("plays the position again", subject, amount, sentence);
      case MISS_WARNING -> sentence.say("is warned: a third failure loses the frame");
      case LOST_BY_MISSES -> sentence.say("has failed a third time and loses the frame");
      default -> ending(ruling, sentence);
    }
  }

  private static void ending(Ruling ruling, Sentence sentence) {
    int subject = ruling.subject();
    int amount = ruling.amount();
    switch ((SnookerRule) ruling.rule()) {
      case HALF_TIME ->
          sentence
              .say("half of the time is over: ")
              .fact("seconds", subject)
              .say(" seconds a stroke");
      case TIME_UP -> sentence.say("the time is up");
      case BLUE_SHOTS ->
          sentence.say("level at ").fact("level", amount).say(": shots at the blue, draw lots");
      case BLUE_SHOT ->
          sentence
              .say(subject == 1 ? "pots the blue, " : "does not pot the blue, ")
              .fact("blues", amount)
              .say(" so far");
      case LOT_CHOICE -> sentence.say("wins the lot and chooses who plays");
      case CHOSEN -> FrameNarrator.call("plays first", subject, amount, sentence);
      case CONCEDED -> sentence.say("concedes the frame");
      case EARLY_CONCESSION -> sentence.say("is warned for conceding too early");
      case EXTRA_FRAME -> sentence.say("is given another frame");
      case CLAIMED -> sentence.say("claims the frame");
      case STALEMATE -> sentence.say("stalemate: a re-rack is offered");
      case RERACK -> sentence.say("starts the frame again");
      case VOID -> sentence.say("begins from nought");
      case CONDUCT_WARNING -> sentence.say("is warned for conduct");
      case FRAME_AWARDED -> sentence.say("is awarded the frame");
      case FORFEIT -> sentence.say("loses all points of the frame");
      case AWARDED_POINTS -> sentence.say("receives what is on the table");
      case MATCH_AWARDED -> sentence.say("is awarded the match");
      case FRAME_DRAWN -> sentence.say("the frame is level");
      case MATCH_WON -> frames("wins the match, frames ", ruling, sentence);
      case MATCH_DRAWN -> frames("the match is drawn, frames ", ruling, sentence);
      default ->
          throw new IllegalArgumentException(ruling + " is a duty: it is never told, only refused");
    }
  }

  private static void frames(String words, Ruling ruling, Sentence sentence) {
    sentence.say(words).fact("first", ruling.subject()).say(" : ").fact("second", ruling.amount());
  }

  private static void standing(Ruling ruling, Sentence sentence) {
    if (ruling.seat() == Kernel.NOBODY) {
      sentence.say("level").aside("lead", 0);
    } else {
      sentence.say("leads by ").fact("lead", ruling.amount());
    }
    sentence.say(", ").fact("left", ruling.subject()).say(" left");
  }

  private static void penaltyNeeded(int fouls, int left, Sentence sentence) {
    sentence.say("needs ").fact("snookers", fouls).say(fouls == 1 ? " snooker" : " snookers");
    sentence.say(", ").fact("left", left).say(" left");
  }

  private static void milestone(int points, Sentence sentence) {
    sentence.word("milestone", milestone(points));
  }

  /// With a free ball a break can be higher than the maximum.
  private static String milestone(int points) {
    if (points >= MAXIMUM) {
      return points == MAXIMUM ? "a maximum" : "more than a maximum";
    }
    return points >= CENTURY ? "a century" : "a half-century";
  }

  private static void offTable(int balls, int white, Sentence sentence) {
    var names = BallText.names(balls);
    if (white != 0) {
      names.add(BallText.name(BallText.WHITE));
    }
    sentence.say("foul: off the table: ").words("off", names, "");
  }

  private static void seenFoul(int reason, int ball, Sentence sentence) {
    sentence.say("foul: ").word("foul", FoulReason.values()[reason].words());
    if (ball != 0) {
      sentence.say(", ").word("ball", name(ball));
    }
  }

  private static void miss(int kind, int inRow, Sentence sentence) {
    sentence.say(Verb.isDeliberate(kind) ? "a deliberate miss" : "a miss");
    sentence.say(Verb.isFullBall(kind) ? ", with a full ball in view" : "");
    sentence.aside("row", inRow);
    if (inRow > 1) {
      sentence.say(", the ").inWords("row", ordinal(inRow)).say(" in a row");
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
