package umpire.snooker;

import umpire.core.Rule;

/// The rulebook of a frame, in the order of the source.
public enum SnookerRule implements Rule {
  BREAK_OFF(
      Kind.EVENT,
      "the player named first breaks off, with the white in hand and a red on",
      "At the beginning of each frame",
      "S33"),
  IN_TURN(
      Kind.DUTY,
      "the players take turns, and only the one who was called may play",
      "Players take turns"),
  TURN(
      Kind.EVENT,
      "a turn ends with a stroke that pots nothing or is a foul; then the other player is called",
      "Players take turns",
      "S22",
      "S31"),
  STROKE(
      Kind.EVENT,
      "a stroke is ruled on by the ball the white hits first and by the balls that fall",
      "The ball or balls that can be hit first"),
  RED_ON(
      Kind.EVENT,
      "while reds are left a turn starts with a red on, and after a colour a red is on again",
      "The game of snooker generally"),
  POT_RED(
      Kind.POINTS,
      "every red potted fairly scores one and stays off the table",
      "The game of snooker generally"),
  COLOUR_ON(
      Kind.EVENT,
      "after a red potted fairly, one colour of the striker's choice is on",
      "In case one or more red balls"),
  NOMINATION(
      Kind.EVENT,
      "the colour hit first counts as the one nominated",
      "In case one or more red balls",
      "S2"),
  POT_COLOUR(
      Kind.POINTS, "the nominated colour scores its value", "When the nominated color is potted"),
  RESPOT(
      Kind.EVENT,
      "a colour potted after a red is put back on its spot",
      "When the nominated color is potted",
      "S10",
      "S30"),
  LAST_COLOUR(
      Kind.EVENT,
      "the last red, potted fairly, is still followed by one colour of the striker's choice",
      "The alternation between",
      "S10",
      "S16"),
  SECOND_PHASE(
      Kind.EVENT,
      "once no red is left and none has just been potted fairly, the colours are on in ascending"
          + " order, the yellow first",
      "The alternation between",
      "S9",
      "S11"),
  IN_ORDER(
      Kind.EVENT, "of the colours left, the cheapest is on", "All six colors have to be potted"),
  POT_IN_ORDER(
      Kind.POINTS,
      "a colour potted fairly in its order scores its value and stays off the table",
      "During this phase"),
  LONE_BLACK(
      Kind.EVENT,
      "when only the black is left before a stroke, a score or a foul ends the frame, whatever the"
          + " lead",
      "When only the black is left",
      "S15",
      "S17"),
  FRAME_WON(
      Kind.EVENT,
      "the player with more points wins, whoever struck last, and nothing is respotted any more",
      "When only the black is left",
      "S18",
      "S19",
      "S32"),
  TIE(
      Kind.EVENT,
      "if the score that should end the frame is level, the black is respotted and lots are drawn",
      "However, if the score is tied",
      "S20",
      "S21",
      "S23"),
  LOT(
      Kind.EVENT,
      "the winner of the lot plays next, with the white in hand and the black on",
      "However, if the score is tied"),
  FOUL_RESPOT(
      Kind.EVENT,
      "every colour that falls in a foul is put back on its spot, also the one that was on",
      "Colors illegally potted",
      "S7",
      "S13",
      "S14",
      "S29"),
  REDS_STAY_OFF(
      Kind.EVENT,
      "reds that fall in a foul stay off the table, and nobody scores them",
      "Colors illegally potted",
      "S7",
      "S8"),
  NOTHING_HIT(
      Kind.EVENT,
      "it is a foul if the white hits no other ball",
      "Fouls concerned in this problem"),
  WRONG_BALL_HIT(
      Kind.EVENT,
      "it is a foul if the white first hits a ball that is not on",
      "Fouls concerned in this problem"),
  WRONG_BALL_POTTED(
      Kind.EVENT,
      "it is a foul to pot a ball that is not on",
      "Fouls concerned in this problem",
      "S7"),
  IN_OFF(Kind.EVENT, "it is a foul to pot the white", "Fouls concerned in this problem"),
  PENALTY(
      Kind.POINTS,
      "a foul gives the opponent the highest of four, the ball on, the ball wrongly hit and the"
          + " balls wrongly potted, once for the stroke",
      "Penalty points are at least 4",
      "S3",
      "S4",
      "S5",
      "S6"),
  CHEAPEST_NOMINATED(
      Kind.EVENT,
      "if any colour is on and none is hit first, the yellow counts as nominated",
      "As players usually do not nominate",
      "S1",
      "S12"),
  PLAY_AGAIN(
      Kind.EVENT,
      "after a foul the opponent may send the offender back, to play what the foul has left:"
          + " a red, or the cheapest colour if no red is left",
      "If a player commits a foul",
      "S24",
      "S25",
      "S26"),
  NOTHING_FALLS_UNTOUCHED(
      Kind.DUTY,
      "if the white hits nothing, no ball but the white itself can fall",
      "A stroke is described by",
      "S34",
      "S35"),
  RED_TO_HIT(Kind.DUTY, "a red can be hit only while one is on the table", "You can assume that"),
  COLOUR_TO_HIT(
      Kind.DUTY, "a colour can be hit only while it is on the table", "You can assume that"),
  REDS_TO_POT(Kind.DUTY, "no more reds can fall than are on the table", "You can assume that"),
  COLOUR_TO_POT(
      Kind.DUTY, "a colour can fall only while it is on the table", "You can assume that"),
  ONLY_AFTER_FOUL(
      Kind.DUTY,
      "play again is asked for right after a foul that leaves the frame open, once, and in the"
          + " asker's turn",
      "A line 'Play again' may appear",
      "S27",
      "S28"),
  LOT_DUE(
      Kind.DUTY,
      "after a tie nobody plays before the lot has said who",
      "If a score or foul occurs",
      "S28"),
  LOT_ONLY_AFTER_TIE(Kind.DUTY, "lots are drawn after a tie only", "If a score or foul occurs"),
  FRAME_OVER(Kind.DUTY, "once the frame has ended, nothing more is played", "The case end when");

  private static final String TITLE = "Snooker Referee (2010)";

  private final Clause clause;

  SnookerRule(Kind kind, String statement, String section, String... decisions) {
    clause = Clause.of(kind, statement, TITLE, section, decisions);
  }

  @Override
  public Clause clause() {
    return clause;
  }
}
