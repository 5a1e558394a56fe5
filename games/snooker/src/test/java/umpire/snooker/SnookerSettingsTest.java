package umpire.snooker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.snooker.ball.Ball;
import umpire.snooker.rule.SnookerRule;

/// Tests rules of the complete game in constructed positions, and the effects of the switches.
public final class SnookerSettingsTest {

  public static final String ONE_RED = "frames=1 reds=1";

  /// With one red: Anna is 22 ahead, Ben is at the table with pink and black.
  public static final String FAR_AHEAD =
      "* lot Anna,A: pot red,A: pot black,A: pot yellow,A: pot green,A: pot brown,A: pot blue,"
          + "A: hit pink";

  /// With one red: level at 27, and the lot for the black is due.
  public static final String TIE =
      "* lot Anna,A: pot red,A: pot black,A: hit yellow,B: hit none,A: hit yellow,B: hit none,"
          + "A: hit yellow,B: hit none,A: hit yellow,B: hit black,A: hit yellow,B: pot yellow,"
          + "B: pot green,B: pot brown,B: pot blue,B: pot pink,B: pot black";

  @ParameterizedTest(name = "{0} reds: {1}")
  @CsvSource({"15,147", "10,107", "6,75", "3,51", "1,35"})
  void pointsAtTheStart(int reds, int points) {
    MatchTable table = MatchTable.of("wpbsa", "reds=" + reds).play("* lot Ben");
    assertThat(table.board().players()).allMatch(player -> player.left() == points);
  }

  @Test
  void pointsLeftThroughAFrame() {
    MatchTable table = MatchTable.of("wpbsa", "frames=1 reds=3").play("* lot Anna");
    for (int reds = 3; reds > 0; reds--) {
      assertThat(left(table)).as("red on").isEqualTo(8 * reds + 27);
      table.play("A: pot red");
      assertThat(left(table)).as("colour on").isEqualTo(8 * (reds - 1) + 34);
      assertThat(table.board().players().get(1).left())
          .as("for the other, whose colour it is not")
          .isEqualTo(8 * (reds - 1) + 27);
      table.play("A: pot black");
    }
    for (String step : "27 yellow,25 green,22 brown,18 blue,13 pink,7 black".split(",")) {
      assertThat(left(table)).isEqualTo(Integer.parseInt(step.split(" ")[0]));
      table.play("A: pot " + step.split(" ")[1]);
    }
    assertThat(table.points()).isEqualTo("51:0");
    assertThat(left(table)).as("after the end").isZero();
  }

  /// Where points are added up, the points left include later racks.
  @Test
  void laterFramesAreLeftToo() {
    MatchTable table = MatchTable.of("aggregate", "frames=3 reds=6").play("* lot Anna");
    assertThat(left(table)).as("three racks").isEqualTo(3 * 75);
    table.play("A: concede");
    assertThat(left(table)).as("between the frames").isEqualTo(2 * 75);
    assertThat(left(table.play("* rack"))).as("two racks").isEqualTo(2 * 75);
    assertThat(table.board().players().getFirst().lead()).as("carried over").isEqualTo(-75);
  }

  @ParameterizedTest(name = "{0} blacks, then {1}: {2}")
  @CsvSource({
    "5,green brown,49",
    "5,green blue,50",
    "6,green,52",
    "12,yellow,99",
    "12,green,100",
    "12,brown,101"
  })
  void breaksOfFiftyAndAHundredAreAnnounced(int blacks, String colours, int points) {
    MatchTable table = MatchTable.of("wpbsa", "").play("* lot Anna");
    table.play("A: pot red,A: pot black,".repeat(blacks) + "A: pot red");
    table.play("A: pot " + colours.replace(" ", ",A: pot red,A: pot "));
    assertThat(table.board().breakPoints()).isEqualTo(points);
    assertThat(table.said().contains("milestone")).isEqualTo(points % 50 < 5);
  }

  private static int left(MatchTable table) {
    return table.board().players().getFirst().left();
  }

  @ParameterizedTest(name = "{0} ahead")
  @CsvSource({"27,0", "28,1", "31,1", "32,2"})
  void foulsNeeded(int lead, int fouls) {
    MatchTable table =
        MatchTable.of("club", ONE_RED + " start-1=" + (lead - 8) + " first-break=first-seat");
    table.play("* rack,A: pot red,A: pot black,A: hit yellow");
    assertThat(table.board().players().get(1).lead()).isEqualTo(-lead);
    assertThat(table.board().players().get(1).foulsNeeded()).isEqualTo(fouls);
  }

  @Test
  void theLastBallsMakeFoulsDearer() {
    MatchTable table = MatchTable.of("wpbsa", ONE_RED).play(FAR_AHEAD);
    assertThat(table.board().players().get(1).foulsNeeded()).as("9 at six a foul").isEqualTo(2);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "nothing hit, colour named      | A: pot red,A: hit none nom pink         | 1:6",
        "nothing hit, none named        | A: pot red,A: hit none foul unnamed     | 1:7",
        "a red after a red              | A: pot red,A: hit red foul unnamed      | 1:7",
        "named one, hit a dearer one    | A: pot red,A: hit black nom yellow      | 1:7",
        "two balls                      | A: hit red pink                         | 0:6",
        "two reds are fine              | A: hit red red                          | 0:0",
        "white off the table            | A: hit red off white                    | 0:4",
        "a colour off the table         | A: hit red off blue                     | 0:5",
        "the ball on off the table      | A: pot red,A: hit black off black       | 1:7",
        "pushed, a dear ball concerned  | A: hit red foul push black              | 0:7",
        "a jump                         | A: hit red foul jump                    | 0:4",
        "a jump at the black            | A: pot red,A: hit black foul jump       | 1:7",
        "nothing in a pot by a push     | A: pot red foul push                    | 0:4",
        "another ball as the white      | A: hit red foul cue-ball                | 0:7",
        "the white touched              | * foul touch                            | 0:4",
        "a ball touched                 | * foul touch blue                       | 0:5",
        "a gap measured                 | * foul measure                          | 0:7",
        "badly from in-hand             | * foul in-hand                          | 0:4",
        "between red and colour         | A: pot red,* foul touch                 | 1:7",
        "a dearer colour was nominated  | A: pot red,* foul touch brown nom blue  | 1:5",
        "a cheaper colour was nominated | A: pot red,* foul touch pink nom yellow | 1:6",
        "the white touched, pink named  | A: pot red,* foul touch nom pink        | 1:6",
        "seven whatever was nominated   | A: pot red,* foul measure nom yellow    | 1:7"
      })
  void whatFoulsCost(String name, String lines, String points) {
    assertThat(MatchTable.of("wpbsa", "").play("* lot Anna," + lines).points())
        .as(name)
        .isEqualTo(points);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "as a red                       | pot black                | 1 | colour-on",
        "with two reds                  | pot black red red        | 3 | colour-on",
        "only a red                     | hit black pot red        | 1 | colour-on",
        "not taken                      | pot red                  | 1 | colour-on",
        "together with the red          | hit red green            | 0 | turn",
        "not hit first                  | hit red nom green        | 0 | penalty",
        "not hit at all                 | hit none nom black       | 0 | penalty",
        "another colour falls           | hit green pot blue       | 0 | penalty",
        "snookered behind it            | hit green foul behind    | 0 | penalty"
      })
  void freeBallWithRedsOn(String name, String stroke, int points, String rule) {
    MatchTable table = MatchTable.of("wpbsa", "").play("* lot Anna,A: hit none,* free ball");
    table.play("B: " + stroke);
    assertThat(table.match.tally(0, 1) - 4).as(name).isEqualTo(points);
    assertThat(table.said()).as(name).contains(rule);
    assertThat(table.board().colours()).as("the free ball is back").hasSize(6);
  }

  @Test
  void aFreeBallIsWorthTheBallOnAlsoInAFoul() {
    MatchTable table = MatchTable.of("wpbsa", "").play("* lot Anna,A: hit none,* free ball");
    assertThat(table.play("B: hit none nom black").points()).isEqualTo("4:4");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "the free ball itself           | * foul touch black nom black | 4:4",
        "another ball                   | * foul touch pink nom black  | 6:4",
        "no nomination                  | * foul touch black           | 7:4"
      })
  void aFreeBallIsWorthTheBallOnWithoutAStrokeToo(String name, String line, String points) {
    MatchTable table = MatchTable.of("wpbsa", "").play("* lot Anna,A: hit none,* free ball");
    assertThat(table.play(line).points()).as(name).isEqualTo(points);
  }

  @Test
  void onlyWhoHasAChoiceNominates() {
    MatchTable table = MatchTable.of("wpbsa", ONE_RED).play("* lot Anna");
    assertThat(table.refusal("* foul touch blue nom blue")).isEqualTo("nomination-fits");
    table.play("A: pot red");
    assertThat(table.refusal("* foul touch blue nom blue")).isEmpty();
    MatchTable cheap = MatchTable.of("wpbsa", "unnamed=4").play("* lot Anna,A: pot red");
    assertThat(cheap.play("* foul touch nom black").points()).isEqualTo("1:7");
  }

  /// With one red: Anna leads by 13 with 18 left and plays at the blue, or Ben does.
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "13 behind, then 18 of 18       | 0 | A: hit blue,B: hit none             | B",
        "14 behind, then 19 of 18       | 1 | A: hit blue,B: hit none             | B",
        "12 behind, and 17 of 18 after  | 2 | A: hit blue,B: hit none             |  ",
        "18 ahead of 18, then 13        | 5 | A: hit none                         | A",
        "17 ahead of 18, then 12        | 4 | A: hit none                         |  "
      })
  void noMissIsCalledWhenATieIsTheBest(String name, int start, String lines, String excused) {
    boolean forBen = start == 2;
    MatchTable table =
        MatchTable.of("wpbsa", ONE_RED + (forBen ? " start-2=1" : " start-1=" + start));
    table.play("* lot Anna,A: pot red,A: pot green,A: pot yellow,A: pot green,A: pot brown");
    table.play(lines);
    String refusal = excused == null ? "" : "miss-while-open";
    assertThat(table.refusal("* miss")).as(name).isEqualTo(refusal);
    assertThat(table.refusal("* miss full")).as(name).isEqualTo(refusal);
    assertThat(table.refusal("* miss deliberate")).as(name).isEmpty();
  }

  @Test
  void twoBallsAtOnceAreAFailureIfTheRefereeSaysSo() {
    String warned = "* lot Anna,A: hit none,* miss full,B: replace,A: hit none,* miss,B: replace,";
    MatchTable table = MatchTable.of("wpbsa", "").play(warned + "A: hit red blue");
    assertThat(table.points()).isEqualTo("0:13");
    assertThat(table.refusal("B: replace")).isEqualTo("replace-after-miss");
    assertThat(table.play("* miss").said()).containsSubsequence("miss", "lost-by-misses");
    assertThat(table.frames()).isEqualTo("0:1");
    assertThat(table.points()).as("13 and what is on the table").isEqualTo("0:160");
    MatchTable neither = MatchTable.of("wpbsa", "").play(warned + "A: hit green blue");
    assertThat(neither.frames()).as("no ball on among the two").isEqualTo("0:1");
  }

  @ParameterizedTest(name = "{0} {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "six-red | A: pot red                                | A: hit black foul behind      |  ",
        "six-red | A: pot red                                | A: hit none nom black foul behind |  ",
        "six-red | A: pot red                                | A: hit red foul behind        | foul-fits",
        "six-red | A: hit red                                | B: hit black foul behind      | foul-fits",
        "six-red | A: hit none,* free ball                   | B: hit black foul behind      |  ",
        "ten-red | A: pot red                                | A: hit black foul behind      | foul-fits",
        "ten-red | A: hit none,* free ball                   | B: hit black foul behind      |  "
      })
  void behindWhatNobodyMayHide(String preset, String before, String line, String refusal) {
    MatchTable table = MatchTable.of(preset, "").play("* lot Anna," + before);
    assertThat(table.refusal(line)).isEqualTo(refusal == null ? "" : refusal);
  }

  /// "At any time" overrides the exception of the official rules.
  @Test
  void atAnyTimeIsAlsoWithOnlyPinkAndBlack() {
    MatchTable table = MatchTable.of("wpbsa", ONE_RED + " behind=nominated").play(FAR_AHEAD);
    table.play("B: hit none,* free ball,A: hit black foul behind");
    assertThat(table.said()).contains("behind-free-ball");
    assertThat(table.points()).isEqualTo("28:6");
  }

  @Test
  void behindTheFreeBallIsFineWithOnlyPinkAndBlack() {
    MatchTable table = MatchTable.of("wpbsa", ONE_RED).play(FAR_AHEAD);
    table.play("B: hit none,* free ball");
    assertThat(table.refusal("A: hit black foul behind")).isEqualTo("foul-fits");
    assertThat(table.play("A: pot black").points()).as("the black for the pink").isEqualTo("34:0");
    assertThat(table.board().on()).containsExactly(Ball.PINK);
  }

  @Test
  void theLoneBlackAllowsNoFreeBall() {
    MatchTable table = MatchTable.of("wpbsa", ONE_RED).play(TIE + ",* lot Ben,B: choose Anna");
    assertThat(table.refusal("* free ball")).isEqualTo("free-ball-after-foul");
    assertThat(table.refusal("A: claim")).isEqualTo("claim-allowed");
    table.play("A: hit none");
    assertThat(table.points()).as("a foul on the black is seven and ends it").isEqualTo("27:34");
    assertThat(table.match.winner()).isEqualTo(1);
  }

  @Test
  void theSameBallIsOnWhenTheBallsAreBack() {
    MatchTable table = MatchTable.of("wpbsa", ONE_RED).play("* lot Anna,A: pot red");
    table.play("A: hit none nom black,* miss,B: replace");
    assertThat(table.board().on()).as("a colour of his choice").hasSize(6);
    table.play("A: hit yellow,B: hit blue pot yellow,* miss,A: replace");
    assertThat(table.board().on()).containsExactly(Ball.YELLOW);
    assertThat(table.board().toAct()).isEqualTo(1);
  }

  @Test
  void redsThatFellInAMissComeBack() {
    MatchTable table = MatchTable.of("wpbsa", "").play("* lot Anna,A: hit blue pot red red,* miss");
    assertThat(table.board().reds()).isEqualTo(13);
    assertThat(table.play("B: replace").board().reds()).isEqualTo(15);
    assertThat(table.points()).as("the penalty stays").isEqualTo("0:5");
  }

  @Test
  void aSecondFailureIsAMissWhateverTheScore() {
    String twice = ",B: hit none,* miss deliberate,A: replace,B: hit none";
    MatchTable table = MatchTable.of("wpbsa", ONE_RED).play(FAR_AHEAD + twice);
    assertThat(table.refusal("* miss")).isEqualTo("miss-while-open");
    MatchTable close = MatchTable.of("wpbsa", "frames=1 reds=6");
    close.play("* lot Anna,A: hit none,* miss full,B: replace,A: hit none");
    assertThat(close.play("* miss,B: replace").said()).contains("miss-warning");
    assertThat(close.board().lastWarning()).isTrue();
    close.play("A: hit black");
    assertThat(close.said()).contains("lost-by-misses");
    assertThat(close.points()).as("4 + 4 + 7 and what is on the table").isEqualTo("0:90");
  }

  @Test
  void aGoodHitEndsASequenceOfMisses() {
    MatchTable table = MatchTable.of("wpbsa", "");
    table.play("* lot Anna,A: hit none,* miss full,B: replace,A: hit none,* miss,B: replace");
    table.play("A: hit red,B: hit red,A: hit none");
    assertThat(table.said()).doesNotContain("lost-by-misses");
    assertThat(table.play("* miss").board().missesInRow()).isEqualTo(1);
  }

  /// Plays equal lines at two tables to show that each value of a switch has an effect.
  @ParameterizedTest(name = "{0} or {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "unnamed=7      | unnamed=4       | * lot Anna,A: pot red,A: hit none | A: hit red",
        "free-ball=yes  | free-ball=no    | * lot Anna,A: hit none            | * free ball",
        "play-again=yes | play-again=no   | * lot Anna,A: hit none            | B: again",
        "late-miss=no   | late-miss=yes   | FAR,B: hit none                   | * miss",
        "behind=free-ball | behind=nominated | * lot Anna,A: pot red | A: hit black foul behind",
        "lot=chooses    | lot=plays       | TIE,* lot Anna                    | A: hit black",
        "concession=costly | concession=never | * lot Anna                    | A: concede",
        "concession=anytime | concession=needed | * lot Anna                  | A: concede",
        "claim=needed   | claim=black     | FAR,B: hit pink                   | A: claim",
        "stalemate=rerack | stalemate=play-on | * lot Anna                    | * stalemate",
        "miss=yes       | miss=no three-misses=go-on | * lot Anna,A: hit none | * miss",
        "first-break=lot | first-break=first-seat |                           | * lot Anna"
      })
  void switchesDecide(String one, String other, String lines, String line) {
    String before = lines == null ? "" : lines.replace("FAR", FAR_AHEAD).replace("TIE", TIE);
    MatchTable first = MatchTable.of("wpbsa", ONE_RED + " " + one);
    MatchTable second = MatchTable.of("wpbsa", ONE_RED + " " + other);
    if (!before.isEmpty()) {
      first.play(before);
      second.play(before);
    }
    boolean differs =
        !first.check(line).getClass().equals(second.check(line).getClass())
            || !first.points().equals(second.points());
    assertThat(differs).as("%s and %s differ", one, other).isTrue();
  }

  @Test
  void whoBreaksOffNext() {
    String ends = "* lot Anna,A: hit red,B: pot red,B: pot black,B: hit yellow,A: concede,* rack";
    assertThat(MatchTable.of("wpbsa", "reds=1").play(ends).match.toAct()).isEqualTo(1);
    assertThat(MatchTable.of("wpbsa", "reds=1 break-off=winner").play(ends).match.toAct())
        .isEqualTo(1);
    assertThat(MatchTable.of("wpbsa", "reds=1 break-off=loser").play(ends).match.toAct()).isZero();
  }

  @Test
  void aThirdMissIsOneMoreMissElsewhere() {
    String misses = "* lot Anna,A: hit none,* miss full,B: replace,A: hit none,* miss,B: replace";
    MatchTable table = MatchTable.of("wpbsa", "three-misses=go-on").play(misses + ",A: hit none");
    assertThat(table.frames()).isEqualTo("0:0");
    assertThat(table.refusal("* miss")).isEmpty();
  }

  @Test
  void afterFiveMissesTheBallsStay() {
    String miss = "A: hit none,* miss,";
    String five =
        "* lot Anna," + (miss + "B: replace,").repeat(4) + miss.substring(0, miss.length() - 1);
    assertThat(MatchTable.of("six-red", "").play(five).refusal("B: replace"))
        .isEqualTo("replace-limit");
    assertThat(MatchTable.of("six-red", "").play(five).board().inHand()).isTrue();
    assertThat(MatchTable.of("ten-red", "").play(five).refusal("B: replace")).isEmpty();
  }

  @Test
  void theOffenderDoesNotPlaceTheWhite() {
    String miss = "A: hit none,* miss,B: replace,";
    String five = "A: hit red,B: hit red," + miss.repeat(4) + "A: hit none,* miss,B: again";
    MatchTable table = MatchTable.of("six-red", "").play("* lot Anna," + five);
    assertThat(table.board().inHand()).isFalse();
    assertThat(table.board().toAct()).isZero();
  }

  @Test
  void outOfTurnIsAFoulOfWhoeverPlays() {
    String warned = "A: hit none,* miss full,B: replace,A: hit none,* miss,B: replace,";
    MatchTable table =
        MatchTable.of("wpbsa", "").play("* lot Anna," + warned + "B: hit none foul turn");
    assertThat(table.points()).as("the warning was Anna's").isEqualTo("4:8");
    assertThat(table.board().toAct()).isZero();
    assertThat(table.refusal("B: hit red")).isEqualTo("in-turn");
    assertThat(table.refusal("A: hit red foul turn")).isEqualTo("foul-fits");
  }

  @Test
  void bestOfFramesEndsEarlyAndPointsDoNot() {
    String frame = "A: concede,* rack,";
    MatchTable best = MatchTable.of("club", "frames=3 first-break=first-seat reds=1");
    best.play("* rack," + frame + "B: hit red,A: concede");
    assertThat(best.frames()).isEqualTo("0:2");
    assertThat(best.match.winner()).isEqualTo(1);
    MatchTable sum = MatchTable.of("aggregate", "frames=3 first-break=first-seat reds=1");
    sum.play("* rack," + frame + "B: hit red,A: concede");
    assertThat(sum.match.winner()).isEqualTo(-1);
    assertThat(sum.play("* rack,A: concede").match.winner()).isEqualTo(1);
    assertThat(sum.match.tally(3, 1)).isEqualTo(3 * 35);
  }

  @Test
  void aDecidedMatchHasNoFurtherFrame() {
    String twice = "* lot Anna,A: concede,* rack,B: hit red,A: concede";
    MatchTable three = MatchTable.of("wpbsa", "frames=3").play(twice);
    assertThat(three.frames()).isEqualTo("0:2");
    assertThat(three.said()).doesNotContain("extra-frame").contains("match-won");
    assertThat(three.board().frame()).isEqualTo(2);
    MatchTable five = MatchTable.of("wpbsa", "frames=5").play(twice);
    assertThat(five.frames()).isEqualTo("0:3");
    assertThat(five.said()).containsSubsequence("frame-won", "extra-frame", "match-won");
  }

  @Test
  void eitherPlayerPaysForConcedingEarly() {
    MatchTable table = MatchTable.of("wpbsa", "frames=7");
    table.play("* lot Ben,B: concede,* rack,A: hit red,B: concede");
    assertThat(table.frames()).isEqualTo("3:0");
    assertThat(table.rulings())
        .filteredOn(ruling -> ruling.rule() == SnookerRule.EXTRA_FRAME)
        .singleElement()
        .matches(ruling -> ruling.seat() == 0, "Anna is given it");
    assertThat(table.play("* rack").board().frame()).as("it counts as played").isEqualTo(4);
  }

  @Test
  void anAwardedFrameIsTakenFromTheOther() {
    MatchTable table = MatchTable.of("wpbsa", "").play("* lot Anna,A: pot red,* award frame Ben");
    assertThat(table.points()).as("14 reds and the colours").isEqualTo("0:139");
    assertThat(table.frames()).isEqualTo("0:1");
  }

  /// Ben gives away two frames in which he is far ahead.
  @Test
  void framesDecideOrPointsDo() {
    String ahead = "B: pot red,B: pot black,B: pot yellow,B: pot green,B: pot brown,B: pot blue,";
    String lines =
        "* lot Anna,A: concede,* rack," + ahead + "B: concede,* rack,A: hit red," + ahead;
    MatchTable frames = MatchTable.of("club", "reds=1").play(lines + "B: concede");
    assertThat(frames.frames()).isEqualTo("2:1");
    assertThat(frames.match.winner()).isZero();
    assertThat(frames.match.tallies()).containsExactly("points", "frames", "highest break");
    MatchTable points = MatchTable.of("aggregate", "frames=3 reds=1").play(lines + "B: concede");
    assertThat(points.frames()).isEqualTo("2:1");
    assertThat(points.match.winner()).isEqualTo(1);
    assertThat(points.match.tallies())
        .containsExactly("points", "frames", "highest break", "total");
    assertThat(points.match.tally(3, 0) + ":" + points.match.tally(3, 1)).isEqualTo("26:79");
  }

  @Test
  void levelTotalsGoToWhomTheLastFrameWasGiven() {
    MatchTable anna =
        MatchTable.of("aggregate", "").play("* lot Anna,A: concede,* rack,B: concede");
    assertThat(anna.match.tally(3, 0)).isEqualTo(147).isEqualTo(anna.match.tally(3, 1));
    assertThat(anna.match.winner()).as("S75").isZero();
    MatchTable ben = MatchTable.of("aggregate", "").play("* lot Ben,B: concede,* rack,A: concede");
    assertThat(ben.match.winner()).as("S75").isEqualTo(1);
  }

  @Test
  void aClaimNeedsALeadThatCannotBeCaughtUp() {
    String sevenAhead = TIE.replace("B: pot black", "B: hit black");
    MatchTable black = MatchTable.of("wpbsa", ONE_RED).play(sevenAhead);
    assertThat(black.board().players().getFirst().lead()).isEqualTo(7);
    assertThat(black.refusal("A: claim")).isEqualTo("claim-allowed");
    MatchTable needed = MatchTable.of("club", ONE_RED).play("* lot Anna");
    assertThat(needed.refusal("A: claim")).isEqualTo("claim-allowed");
    String benAhead = FAR_AHEAD.replace("A:", "B:").replace("Anna", "Ben") + ",A: hit pink";
    needed = MatchTable.of("club", ONE_RED).play(benAhead);
    assertThat(needed.play("B: claim").match.winner()).isEqualTo(1);
  }

  /// Each frame goes to the player who did not concede it.
  @ParameterizedTest(name = "{0} frames by {1}, won by {2}: {3}")
  @CsvSource({
    "4, frames, ABAB, match-drawn",
    "4, frames, ABBB, match-won",
    "4, frames, ABB, frame-won",
    "4, frames, BBB, match-won",
    "2, frames, AB, match-drawn",
    "2, all-frames, AB, match-drawn",
    "3, all-frames, AA, frame-won",
    "3, all-frames, AAB, match-won",
    "4, all-frames, AAAB, match-won",
    "4, all-frames, ABAB, match-drawn",
    "3, frames, AA, match-won"
  })
  void asManyFramesEachAreADraw(int frames, String decidedBy, String winners, String last) {
    var table =
        MatchTable.of("club", "frames=%d decided-by=%s".formatted(frames, decidedBy))
            .play("* lot Anna");
    for (int i = 0; i < winners.length(); i++) {
      char loser = winners.charAt(i) == 'A' ? 'B' : 'A';
      int striker = table.play(i > 0 ? "* rack" : "* warn Anna").board().toAct();
      if (loser != "AB".charAt(striker)) {
        table.play("AB".charAt(striker) + ": hit red");
      }
      table.play(loser + ": concede");
    }
    boolean over = last.startsWith("match");
    assertThat(table.said().getLast()).isEqualTo(last);
    assertThat(table.match.toAct() == Kernel.OVER).isEqualTo(over);
    assertThat(table.match.winner() == Kernel.NOBODY).isEqualTo(!last.equals("match-won"));
  }

  @Test
  void nobodyNeedsFoulsWhenTheFrameIsOver() {
    MatchTable conceded = MatchTable.of("wpbsa", ONE_RED).play(FAR_AHEAD + ",B: concede");
    assertThat(conceded.board().players().get(1).foulsNeeded()).as("conceded").isZero();
    MatchTable awarded = MatchTable.of("wpbsa", ONE_RED).play(FAR_AHEAD + ",* award match Anna");
    assertThat(awarded.board().players().get(1).foulsNeeded()).as("match awarded").isZero();
    String colours = "A: pot yellow,A: pot green,A: pot brown,A: pot blue,A: pot pink,A: pot black";
    MatchTable cleared =
        MatchTable.of("wpbsa", ONE_RED).play("* lot Anna,A: pot red,A: pot black," + colours);
    assertThat(cleared.board().players().get(1).foulsNeeded()).as("black gone").isZero();
  }

  @Test
  void aNominationThatNobodyRecordedIsADoubt() {
    MatchTable table = MatchTable.of("wpbsa", "").play("* lot Anna,A: pot red");
    assertThat(table.check("A: hit none")).isInstanceOf(Finding.Undecided.class);
    assertThat(table.check("A: hit red pot white")).isInstanceOf(Finding.Undecided.class);
    assertThat(table.check("A: hit none nom blue")).isEqualTo(Finding.legal());
    assertThat(table.check("A: hit none foul unnamed")).isEqualTo(Finding.legal());
    assertThat(table.check("A: hit pink")).isEqualTo(Finding.legal());
    assertThat(table.check("A: hit yellow")).as("shows it").isEqualTo(Finding.legal());
    assertThat(table.check("A: hit red yellow")).as("shows it").isEqualTo(Finding.legal());
    table.play("* touching yellow");
    assertThat(table.check("A: hit none")).as("played away from").isEqualTo(Finding.legal());
    assertThat(table.check("A: hit red")).isInstanceOf(Finding.Undecided.class);
  }

  @Test
  void aCopyGoesItsOwnWay() {
    MatchTable table =
        MatchTable.of("wpbsa", "").play("* lot Anna,A: hit none,* miss full,B: replace");
    var viewer = new umpire.core.match.Viewer.Spectator();
    var copy = table.match.redeal(viewer, new umpire.core.SeededRandom(1));
    assertThat(copy.view(viewer).facts()).hasToString(table.match.view(viewer).facts().toString());
    table.play("A: pot red");
    assertThat(copy.tally(0, 0)).isZero();
    assertThat(copy.view(viewer).facts().toString())
        .isNotEqualTo(table.match.view(viewer).facts().toString());
  }
}
