package umpire.snooker.rule;

import umpire.core.Rule;

/// The rulebook: a frame, in the order of the published problem; then the additions of the complete
/// game.
public enum SnookerRule implements Rule {
  BREAK_OFF(
      Kind.EVENT,
      "the player named first breaks off, with the white in hand and a red on",
      "At the beginning of each frame",
      "S33"),
  IN_TURN(
      Kind.DUTY,
      "the players take turns, and only the player who was called may play",
      "Players take turns"),
  TURN(
      Kind.EVENT,
      "a turn ends with a stroke that pots nothing or is a foul; then the other player is called",
      "Players take turns",
      "S22",
      "S31"),
  STROKE(
      Kind.EVENT,
      "a stroke is judged by the ball the white hits first and by the balls that fall",
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
      Kind.EVENT,
      "of the colours left, the one of lowest value is on",
      "All six colors have to be potted"),
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
      "the player with more points wins, regardless of who struck last, and no ball is respotted;"
          + " a frame conceded or awarded, or decided by shots at the blue, is won whatever"
          + " the points",
      "When only the black is left",
      "S18",
      "S19",
      "S32"),
  TIE(
      Kind.EVENT,
      "if the scores are level when the frame should end, the black is respotted and"
          + " lots are drawn",
      "However, if the score is tied",
      "S20",
      "S21",
      "S23"),
  LOT(
      Kind.EVENT,
      "the winner of the lot plays next, with the white in hand and the ball on that decides: the"
          + " black, or the blue after the time is up",
      "However, if the score is tied"),
  FOUL_RESPOT(
      Kind.EVENT,
      "every colour that falls in a foul is put back on its spot, including the one"
          + " that was on",
      "Colors illegally potted",
      "S7",
      "S13",
      "S14",
      "S29"),
  REDS_STAY_OFF(
      Kind.EVENT,
      "reds that fall in a foul stay off the table and score for nobody",
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
      "a foul gives the opponent the highest of four and the values of the ball on, the"
          + " ball wrongly hit and the balls wrongly potted, once per stroke",
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
      "after a foul the opponent may send the offender back to play again from the"
          + " position left: at a red, or at the colour of lowest value if no red is left",
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
      "play again is requested once, right after a foul that leaves the frame open, by"
          + " the player in turn",
      "A line 'Play again' may appear",
      "S27",
      "S28"),
  LOT_DUE(
      Kind.DUTY,
      "after a tie nobody plays until the lot is drawn",
      "If a score or foul occurs",
      "S28"),

  // The complete game, in the order of the official rules.

  FIRST_LOT(
      official(
          Kind.EVENT,
          "the lot decides which player breaks off the first frame",
          "Mode of Play",
          "S45")),
  NEXT_FRAME(
      official(
          Kind.EVENT,
          "the balls are racked for the next frame, and the break-off alternates unless the"
              + " table has agreed otherwise",
          "Mode of Play",
          "S46")),
  FRAME_BREAK_OFF(
      official(
          Kind.EVENT,
          "the player who breaks off plays the first stroke of the frame, with the white in"
              + " hand and a red on",
          "Mode of Play",
          "S46")),
  FOUR_HANDED(
      official(
          Kind.EVENT,
          "two pairs break off frames in turn, and the four players take their visits in an"
              + " order that is kept for the frame",
          "Four-Handed Snooker",
          "S86")),
  ORDER(
      official(
          Kind.EVENT,
          "before a frame the pairs may change the order in which they play",
          "Four-Handed Snooker",
          "S87")),
  START(
      official(
          Kind.POINTS,
          "a player who is given a start begins each frame with it",
          "Handicaps",
          "S47")),
  STANDING(
      official(
          Kind.EVENT,
          "after every event the referee knows the lead and the points that can still be scored"
              + " without penalties",
          "Definitions: Frame",
          "S48")),
  PENALTY_NEEDED(
      official(
          Kind.EVENT,
          "a player who trails by more than the points they can still score needs penalty points",
          "Foul and a Miss",
          "S49")),
  BREAK(
      official(
          Kind.EVENT,
          "points scored in successive strokes of one visit add up to a break, which"
              + " excludes penalties",
          "Definitions: Break",
          "S50")),
  MILESTONE(
      official(
          Kind.EVENT,
          "a break of fifty, of a hundred or of a maximum is announced",
          "Definitions: Break",
          "S50")),
  SHOT_TIME(
      Clause.of(
          Kind.EVENT,
          "the time a stroke took may be noted, and affects nothing but the average",
          "Match statistics of the World Snooker Tour",
          "Average Shot Time",
          "S84")),
  NAMED(
      official(
          Kind.EVENT,
          "a colour named before the stroke is the one nominated, whatever the white then hits",
          "Definitions: Nominated Ball",
          "S51")),
  UNNAMED(
      official(
          Kind.EVENT,
          "a foul after a red, before a colour is nominated, costs seven",
          "Penalties for Fouls",
          "S52")),
  PENALTY_SEVEN(
      official(
          Kind.POINTS,
          "some fouls give the opponent seven whatever balls are concerned",
          "Penalties for Fouls",
          "S52",
          "S60")),
  TWO_BALLS_HIT(
      official(
          Kind.EVENT,
          "it is a foul to hit two balls at once, unless both are reds or they are the free"
              + " ball and the ball on",
          "Hitting Two Balls Simultaneously",
          "S53")),
  OFF_TABLE(
      official(
          Kind.EVENT,
          "it is a foul to force a ball off the table: a red stays off, a colour and the"
              + " white come back",
          "Ball Forced off the Table",
          "S54")),
  TOUCHING_BALL(
      official(
          Kind.EVENT,
          "the referee calls a touching ball when the white touches a ball that is or could be on",
          "Touching Ball",
          "S55")),
  TOUCHING_COUNTS(
      official(
          Kind.EVENT,
          "a touching ball that is on or nominated counts as hit by a stroke away from it",
          "Touching Ball",
          "S55")),
  FREE_BALL(
      official(
          Kind.EVENT,
          "a player whom a foul leaves snookered on every ball on has a free ball",
          "Free Ball",
          "S56")),
  FREE_BALL_NOMINATED(
      official(
          Kind.EVENT,
          "a ball nominated as the free ball is on and worth what the ball on is worth",
          "Free Ball",
          "S57")),
  POT_FREE_BALL(
      official(
          Kind.POINTS,
          "a free ball potted fairly scores the value of the ball on, unless that is a colour"
              + " and falls as well",
          "Free Ball",
          "S58")),
  FREE_BALL_RESPOT(
      official(Kind.EVENT, "a potted free ball is put back on its spot", "Free Ball", "S58")),
  BEHIND_FREE_BALL(
      official(
          Kind.EVENT,
          "it is a foul to leave the opponent snookered behind the free ball, unless only pink"
              + " and black are left",
          "Free Ball",
          "S59")),
  BEHIND_NOMINATED(
      official(
          Kind.EVENT,
          "where the table plays it, it is a foul at any time to leave the opponent"
              + " snookered behind a nominated colour",
          "Six-Red Snooker: Nominated Colour",
          "S79")),
  FOUL_BALL_ON(
      official(
          Kind.EVENT,
          "a foul in the manner of playing that concerns no particular ball costs the value"
              + " of the ball on",
          "Penalties for Fouls",
          "S60")),
  FOUL_BALL_CONCERNED(
      official(
          Kind.EVENT,
          "a push, a touched ball or a wrongly spotted ball costs the higher of the values"
              + " of the ball on and the ball concerned",
          "Penalties for Fouls",
          "S60")),
  FOUL_SEVEN(
      official(
          Kind.EVENT,
          "it costs seven to nominate no ball when asked, to play with a wrong ball, to"
              + " measure a gap or to touch a ball in consultation",
          "Penalties for Fouls",
          "S60")),
  TIME_FOUL(
      shootOut(
          Kind.EVENT,
          "where there is a shot clock, a stroke that comes too late or not at all is a foul worth"
              + " five, or the ball on if that is more",
          "Shot Clock",
          "S90")),
  NO_CUSHION(
      shootOut(
          Kind.EVENT,
          "where the table plays it, every stroke must pot a ball or bring one to a cushion",
          "Cushion",
          "S91")),
  HAND_AFTER_FOUL(
      shootOut(
          Kind.EVENT,
          "where the table plays it, the player after a foul may place the white anywhere",
          "Ball in Hand",
          "S91")),
  OUT_OF_TURN(
      official(
          Kind.EVENT,
          "a stroke out of turn is a foul by the player who plays it, and the player whose"
              + " turn it was continues",
          "Fouls",
          "S61")),
  MISS(
      official(
          Kind.EVENT,
          "the referee calls a miss if a ball on was not hit first and the attempt was not good"
              + " enough",
          "Foul and a Miss",
          "S62")),
  REPLACED(
      official(
          Kind.EVENT,
          "after a miss the opponent may have the balls put back, and the offender plays the"
              + " position again with the same ball on",
          "Foul and a Miss",
          "S63")),
  MISS_WARNING(
      official(
          Kind.EVENT,
          "a player who has missed a full ball twice from one position and is asked to play it"
              + " again is warned",
          "Foul and a Miss",
          "S64")),
  LOST_BY_MISSES(
      official(
          Kind.EVENT,
          "a third failure with a full ball in view, after the warning, loses the frame",
          "Foul and a Miss",
          "S64")),
  MISS_LIMIT(
      official(
          Kind.EVENT,
          "after the last miss in a row that the table allows, the opponent may place the"
              + " white anywhere",
          "Six-Red Snooker: Miss",
          "S65")),
  LOT_CHOICE(
      official(
          Kind.EVENT,
          "the winner of the lot chooses who plays first at the respotted black, or at the blue"
              + " after the time is up",
          "End of Frame, Game or Match",
          "S66")),
  CHOSEN(
      official(
          Kind.EVENT,
          "the player chosen plays at the respotted black, or at the blue after the time is"
              + " up, with the white in hand",
          "End of Frame, Game or Match",
          "S66")),
  HALF_TIME(
      shootOut(
          Kind.EVENT,
          "a stroke may take fifteen seconds in the first half of a frame of ten minutes, and ten"
              + " in the second",
          "Match Time",
          "S89")),
  TIME_UP(
      shootOut(
          Kind.EVENT,
          "when the time of a frame is up, the player with more points wins it",
          "Match Time",
          "S89")),
  BLUE_SHOTS(
      shootOut(
          Kind.EVENT,
          "if the scores are level when the time is up, shots at the blue from the D decide"
              + " the frame",
          "Blue Ball Shoot-Out",
          "S92")),
  BLUE_SHOT(
      shootOut(
          Kind.EVENT,
          "the players shoot at the blue in turn until, after equally many shots, one of"
              + " them has potted it more often",
          "Blue Ball Shoot-Out",
          "S92")),
  CONCEDED(official(Kind.EVENT, "a player at the table may concede the frame", "Conceding", "S67")),
  EARLY_CONCESSION(
      official(
          Kind.EVENT,
          "a player who concedes without needing penalty points is warned",
          "Conceding",
          "S68")),
  EXTRA_FRAME(
      official(Kind.EVENT, "a further early concession costs another frame", "Conceding", "S68")),
  CLAIMED(
      official(
          Kind.EVENT,
          "the striker may claim the frame when only the black is left, with a lead of more"
              + " than seven",
          "End of Frame, Game or Match",
          "S69")),
  STALEMATE(
      official(
          Kind.EVENT,
          "a referee who sees a stalemate offers to start the frame again",
          "Stalemate",
          "S70")),
  RERACK(
      official(
          Kind.EVENT,
          "a frame in stalemate is started again by the same player",
          "Stalemate",
          "S70")),
  VOID(
      official(
          Kind.POINTS,
          "points scored in an earlier frame, or before a frame was started again, do not"
              + " count in it",
          "Stalemate",
          "S70")),
  CONDUCT_WARNING(
      official(Kind.EVENT, "unfair conduct brings a warning", "Unsporting Conduct", "S71")),
  FRAME_AWARDED(
      official(
          Kind.EVENT,
          "conduct that continues, or is serious enough, costs the frame",
          "Unsporting Conduct",
          "S72")),
  FORFEIT(
      official(
          Kind.POINTS,
          "a player who forfeits the frame loses all their points in it",
          "Penalty",
          "S72")),
  AWARDED_POINTS(
      official(
          Kind.POINTS,
          "the opponent then receives the value of the balls left, eight for each red",
          "Penalty",
          "S72")),
  MATCH_AWARDED(
      official(
          Kind.EVENT,
          "persistent or grave misconduct costs the match",
          "Unsporting Conduct",
          "S73")),
  FRAME_DRAWN(
      official(
          Kind.EVENT,
          "where points are added up over frames, a level frame is drawn unless it is the"
              + " last and the totals are level",
          "End of Frame, Game or Match",
          "S74")),
  MATCH_WON(
      official(
          Kind.EVENT,
          "the match goes to the player with more than half of the frames, or with more points"
              + " where they are added up",
          "End of Frame, Game or Match",
          "S75")),
  MATCH_DRAWN(
      Clause.of(
          Kind.EVENT,
          "a match of an even number of frames is drawn if both players have won equally many",
          "Championship League (format since 2020)",
          "Group Matches",
          "S83")),
  SPEAKER(
      official(
          Kind.DUTY,
          "events brought about by chance or by the referee are recorded as the table's,"
              + " and acts of a player as the player's",
          "The Referee",
          "S76")),
  FIRST_LOT_DUE(
      official(
          Kind.DUTY,
          "the match begins with the lot for the first break-off",
          "Mode of Play",
          "S45")),
  LOT_WHEN_DUE(
      official(
          Kind.DUTY,
          "lots are drawn only before the first frame, for the respotted black and for shots at"
              + " the blue",
          "Mode of Play",
          "S45",
          "S66")),
  RACK_DUE(
      official(Kind.DUTY, "nothing is played before the balls are racked", "Mode of Play", "S46")),
  RACK_BETWEEN_FRAMES(
      official(Kind.DUTY, "the balls are racked between frames only", "Mode of Play", "S46")),
  ORDER_FITS(
      official(
          Kind.DUTY,
          "an order of play is set once, before a frame of two pairs, and names a player of"
              + " the pair that breaks off and then one of the other pair",
          "Four-Handed Snooker",
          "S87")),
  CHOICE_DUE(
      official(
          Kind.DUTY,
          "before any play at the respotted black, or at the blue after the time is up, the"
              + " winner of the lot chooses the player",
          "End of Frame, Game or Match",
          "S66")),
  CHOICE_AFTER_LOT(
      official(
          Kind.DUTY,
          "the player to play first is chosen only after the lot for the respotted black or"
              + " for shots at the blue",
          "End of Frame, Game or Match",
          "S66")),
  SIMPLE_TABLE(
      official(
          Kind.DUTY,
          "where only the published game is played, a record says no more of the play than"
              + " the ball hit first and the balls that fell",
          "The Referee",
          "S77")),
  AIM(
      official(
          Kind.EVENT,
          "a player chooses the ball to play at and whether to play for a pot; the outcome"
              + " is seen on the table",
          "Definitions: Ball On",
          "S82")),
  AIM_FITS(
      official(
          Kind.DUTY,
          "a player plays at a ball that is on, or at any colour as a free ball",
          "Definitions: Ball On",
          "S82")),
  NOMINATION_FITS(
      official(
          Kind.DUTY,
          "only a ball on the table that is the striker's to choose can be nominated",
          "Definitions: Nominated Ball",
          "S51",
          "S60")),
  BALL_TO_LEAVE(
      official(
          Kind.DUTY,
          "only a ball that is on the table, and does not fall, can be forced off it",
          "Ball Forced off the Table",
          "S54")),
  TOUCHING_POSSIBLE(
      official(
          Kind.DUTY,
          "a touching ball is called once, before a stroke with the white not in hand, and for"
              + " a ball that is or could be on",
          "Touching Ball",
          "S55")),
  FOUL_FITS(
      official(
          Kind.DUTY,
          "a foul is recorded where it can happen: with a stroke or without, with a free ball,"
              + " in turn or out of it",
          "Fouls",
          "S59",
          "S60",
          "S61",
          "S79")),
  CLOCK_PLAYED(
      shootOut(
          Kind.DUTY,
          "time is called only where frames are timed, half-time once, and the end while a"
              + " stroke is due",
          "Match Time",
          "S89")),
  SHOT_CLOCK(
      shootOut(
          Kind.DUTY,
          "a stroke noted with more seconds than the shot clock allows is noted as a foul"
              + " for time",
          "Shot Clock",
          "S90")),
  BLUE_ONLY(
      shootOut(
          Kind.DUTY,
          "where shots at the blue decide, nothing else happens between them",
          "Blue Ball Shoot-Out",
          "S92")),
  FREE_BALL_PLAYED(
      official(
          Kind.DUTY, "free balls are given only where the table plays them", "Free Ball", "S56")),
  FREE_BALL_AFTER_FOUL(
      official(
          Kind.DUTY,
          "a free ball is given once, right after a foul, while a ball other than the one"
              + " on is there to be nominated",
          "Free Ball",
          "S56")),
  PLAY_AGAIN_PLAYED(
      official(
          Kind.DUTY,
          "an offender is sent back only where the table plays it",
          "Play Again",
          "S78")),
  MISS_PLAYED(
      official(
          Kind.DUTY,
          "misses are called only where the table plays them",
          "Foul and a Miss",
          "S62")),
  MISS_AFTER_FOUL(
      official(
          Kind.DUTY,
          "a miss is called once, right after a stroke that did not first hit a ball on",
          "Foul and a Miss",
          "S62")),
  MISS_WHILE_OPEN(
      official(
          Kind.DUTY,
          "no miss is called if before or after the stroke the points left are not more"
              + " than the lead, unless the miss was deliberate",
          "Foul and a Miss",
          "S62")),
  REPLACE_AFTER_MISS(
      official(
          Kind.DUTY,
          "balls are put back only after a miss, or if a ball is touched when they have"
              + " just been put back",
          "Foul and a Miss",
          "S63")),
  REPLACE_LIMIT(
      official(
          Kind.DUTY,
          "after the last miss in a row that the table allows, the balls are not put back again",
          "Six-Red Snooker: Miss",
          "S65")),
  CONCESSION_ALLOWED(
      official(
          Kind.DUTY, "a frame is conceded only where the table allows it", "Conceding", "S67")),
  CLAIM_ALLOWED(
      official(
          Kind.DUTY,
          "a frame is claimed only when the opponent can no longer save it, as the table"
              + " has agreed",
          "End of Frame, Game or Match",
          "S69")),
  STALEMATE_PLAYED(
      official(
          Kind.DUTY,
          "a stalemate is called once, and only where the table plays it",
          "Stalemate",
          "S70")),
  RERACK_AFTER_STALEMATE(
      official(
          Kind.DUTY,
          "a frame is started again only in a stalemate that no pot and no foul has ended",
          "Stalemate",
          "S70")),
  WARNED_ONCE(
      official(
          Kind.DUTY,
          "a player is warned for conduct only once; after that, conduct costs frames",
          "Unsporting Conduct",
          "S71")),
  MATCH_OVER(
      official(
          Kind.DUTY,
          "once the match has ended, nothing more happens",
          "End of Frame, Game or Match",
          "S75"));

  private static final String TITLE = "Snooker Referee (2010)";
  private static final String SHOOT_OUT = "Snooker Shoot Out (World Snooker Tour)";
  private static final String OFFICIAL = "Official Rules of Snooker (WPBSA)";

  private final Clause clause;

  SnookerRule(Kind kind, String statement, String section, String... decisions) {
    clause = Clause.of(kind, statement, TITLE, section, decisions);
  }

  SnookerRule(Clause clause) {
    this.clause = clause;
  }

  /// A clause of the official rules, which the complete game follows.
  private static Clause official(Kind kind, String statement, String section, String... decisions) {
    return Clause.of(kind, statement, OFFICIAL, section, decisions);
  }

  /// A clause of the Snooker Shoot Out, which is played against the clock.
  private static Clause shootOut(Kind kind, String statement, String section, String... decisions) {
    return Clause.of(kind, statement, SHOOT_OUT, section, decisions);
  }

  @Override
  public Clause clause() {
    return clause;
  }
}
