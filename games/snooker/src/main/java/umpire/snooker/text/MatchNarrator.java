package umpire.snooker.text;

import static umpire.snooker.text.classic.FrameNarrator.name;

import umpire.core.Ruling;
import umpire.core.kernel.Kernel;
import umpire.core.text.Sentence;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.stroke.FoulReason;
import umpire.snooker.text.classic.BallText;
import umpire.snooker.text.classic.FrameNarrator;
import umpire.snooker.words.Verb;

/// Narrates rulings as referees would announce them: those added by the complete game.
public final class MatchNarrator {

  private static final int MAXIMUM = 147;
  private static final int CENTURY = 100;

  private MatchNarrator() {}

  static void tell(Ruling ruling, Sentence sentence) {
    int subject = ruling.subject();
    int amount = ruling.amount();
    switch ((SnookerRule) ruling.rule()) {
      case FIRST_LOT -> sentence.say("wins the lot");
      case NEXT_FRAME ->
          sentence.say("begins frame {frame} of {of}").fact("frame", subject).fact("of", amount);
      case START -> sentence.say("is given a start of {start}").fact("start", amount);
      case STANDING -> standing(ruling, sentence);
      case PENALTY_NEEDED ->
          need(ruling, sentence.say("needs {snookers|# snooker|# snookers}, {left} left"));
      case BREAK -> sentence.say("break of {break}").fact("break", subject).fact("points", amount);
      case MILESTONE -> sentence.say("{milestone:word}").fact("milestone", milestone(subject));
      case SHOT_TIME -> sentence.say("takes {seconds|# second|# seconds}").fact("seconds", subject);
      case NAMED -> sentence.say("has nominated {nominated:word}").fact("nominated", name(subject));
      case UNNAMED -> sentence.say("has nominated no ball");
      case PENALTY_SEVEN -> sentence.say("penalty, always seven");
      case TWO_BALLS_HIT ->
          sentence.say("foul: hits {hit:word} at once").fact("hit", BallText.names(subject));
      case OFF_TABLE -> offTable(subject, amount, sentence);
      case TOUCHING_BALL ->
          sentence.say("touching ball: {touching:word}").fact("touching", name(subject));
      case TOUCHING_COUNTS ->
          sentence
              .say("plays away from {touching:word}, which counts as hit")
              .fact("touching", name(subject));
      case FREE_BALL -> sentence.say("free ball, {on:word} is on").fact("on", BallText.on(subject));
      case AIM -> aim(ruling, sentence);
      case FREE_BALL_NOMINATED ->
          sentence
              .say("free ball {nominated:word} for {on:word}")
              .fact("nominated", name(subject))
              .fact("on", name(amount));
      case POT_FREE_BALL ->
          sentence.say("scores the free ball {ball:word}").fact("ball", name(subject));
      case FREE_BALL_RESPOT -> FrameNarrator.respot(subject, sentence);
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
      case REPLACED ->
          FrameNarrator.call(
              subject,
              amount,
              sentence.say(
                  amount != 0
                      ? "plays the position again, in hand, {on:word} is on"
                      : "plays the position again, {on:word} is on"));
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
              .say("half of the time is over: {seconds|# second|# seconds} a stroke")
              .fact("seconds", subject);
      case TIME_UP -> sentence.say("the time is up");
      case BLUE_SHOTS ->
          sentence.say("level at {level}: shots at the blue, draw lots").fact("level", amount);
      case BLUE_SHOT ->
          sentence
              .say(
                  subject == 1
                      ? "pots the blue, {blues} so far"
                      : "does not pot the blue, {blues} so far")
              .fact("blues", amount);
      case LOT_CHOICE -> sentence.say("wins the lot and chooses who plays");
      case CHOSEN ->
          FrameNarrator.call(
              subject, amount, sentence.say("plays first, in hand, {on:word} is on"));
      case CONCEDED -> sentence.say("concedes the frame");
      case EARLY_CONCESSION -> sentence.say("is warned for conceding too early");
      case EXTRA_FRAME -> sentence.say("is given another frame");
      case CLAIMED -> sentence.say("claims the frame");
      case STALEMATE -> sentence.say("stalemate: a re-rack is offered");
      case RERACK -> sentence.say("starts the frame again");
      case VOID -> sentence.say("restarts from zero");
      case CONDUCT_WARNING -> sentence.say("is warned for conduct");
      case FRAME_AWARDED -> sentence.say("is awarded the frame");
      case FORFEIT -> sentence.say("loses all points of the frame");
      case AWARDED_POINTS -> sentence.say("receives the value of the balls on the table");
      case MATCH_AWARDED -> sentence.say("is awarded the match");
      case FRAME_DRAWN -> sentence.say("the frame is level");
      case MATCH_WON -> frames(ruling, sentence.say("wins the match, frames {first} : {second}"));
      case MATCH_DRAWN ->
          frames(ruling, sentence.say("the match is drawn, frames {first} : {second}"));
      default -> FrameNarrator.tell(ruling, sentence);
    }
  }

  private static void frames(Ruling ruling, Sentence sentence) {
    sentence.fact("first", ruling.subject()).fact("second", ruling.amount());
  }

  private static void standing(Ruling ruling, Sentence sentence) {
    if (ruling.seat() == Kernel.NOBODY) {
      sentence.say("level, {left} left").fact("lead", 0).fact("left", ruling.subject());
    } else {
      lead(ruling, sentence.say("leads by {lead}, {left} left"));
    }
  }

  static void lead(Ruling ruling, Sentence sentence) {
    sentence.fact("lead", ruling.amount()).fact("left", ruling.subject());
  }

  static void need(Ruling ruling, Sentence sentence) {
    sentence.fact("snookers", ruling.subject()).fact("left", ruling.amount());
  }

  private static void aim(Ruling ruling, Sentence sentence) {
    boolean pot = Verb.isPot(ruling.amount());
    sentence
        .say(pot ? "plays at {aim:word} for a pot" : "plays at {aim:word}, safe")
        .fact("aim", name(ruling.subject()))
        .fact("for", pot ? "pot" : "safety");
  }

  /// The words for a milestone; a break with a free ball can exceed the maximum.
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
    sentence.say("foul: off the table: {off:word}").fact("off", names);
  }

  private static void seenFoul(int reason, int ball, Sentence sentence) {
    sentence
        .say(ball == 0 ? "foul: {foul:word}" : "foul: {foul:word}, {ball:word}")
        .fact("foul", FoulReason.values()[reason].words());
    if (ball != 0) {
      sentence.fact("ball", name(ball));
    }
  }

  private static void miss(int kind, int inRow, Sentence sentence) {
    if (inRow <= 1) {
      sentence.say(
          Verb.isDeliberate(kind)
              ? Verb.isFullBall(kind)
                  ? "a deliberate miss, with a full ball in view"
                  : "a deliberate miss"
              : Verb.isFullBall(kind) ? "a miss, with a full ball in view" : "a miss");
    } else {
      missAgain(kind, sentence);
    }
    sentence.fact("row", inRow).inWords("row", ordinal(inRow));
  }

  private static void missAgain(int kind, Sentence sentence) {
    sentence.say(
        Verb.isDeliberate(kind)
            ? Verb.isFullBall(kind)
                ? "a deliberate miss, with a full ball in view, the {row:word} in a row"
                : "a deliberate miss, the {row:word} in a row"
            : Verb.isFullBall(kind)
                ? "a miss, with a full ball in view, the {row:word} in a row"
                : "a miss, the {row:word} in a row");
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
