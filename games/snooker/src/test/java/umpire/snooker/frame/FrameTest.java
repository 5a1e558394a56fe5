package umpire.snooker.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.snooker.ball.Ball;
import umpire.snooker.ball.Balls;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.stroke.MoveCode;
import umpire.snooker.stroke.Stroke;

/// Tests the rulings on the last of several moves.
final class FrameTest {

  /// Moves before the tested one: all reds fall in a foul of the first seat.
  private static final String NO_REDS = "Red 15Red White,";

  /// The second seat is at the table with only the black left, 24 to 0.
  private static final String LONE_BLACK =
      NO_REDS + "Yellow Yellow,Green Green,Brown Brown,Blue Blue,Pink Pink,";

  private static final List<SnookerRule> RULES = List.of(SnookerRule.values());

  private final Frame frame = new Frame();

  FrameTest() {
    frame.rack(new RulingLog());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "a miss             | Red                      | turn",
        "a pot              | Red Red                  | pot-red+1 colour-on",
        "three at once      | Red 3Red                 | pot-red+3 colour-on",
        "S1 nothing hit     | Red Red,None             | cheapest-nominated nothing-hit penalty+4 turn",
        "S1 red hit         | Red Red,Red              | cheapest-nominated wrong-ball-hit penalty+4 turn",
        "S1 dearer falls    | Red Red,Red Pink         | cheapest-nominated wrong-ball-hit"
            + " wrong-ball-potted penalty+6 foul-respot turn",
        "S2 other falls     | Red Red,Blue Pink        | nomination wrong-ball-potted penalty+6"
            + " foul-respot turn",
        "S3 wrong hit       | Blue                     | wrong-ball-hit penalty+5 turn",
        "S3 wrong pot       | Red Black                | wrong-ball-potted penalty+7 foul-respot turn",
        "S4 red on          | None                     | nothing-hit penalty+4 turn",
        "S5 in-off          | Red Red,Black White      | nomination in-off penalty+7 turn",
        "S6 several fouls   | Blue Red Pink White      | wrong-ball-hit wrong-ball-potted in-off"
            + " penalty+6 reds-stay-off foul-respot turn",
        "S7 red with colour | Red Red,Blue Blue Red    | nomination wrong-ball-potted penalty+5"
            + " reds-stay-off foul-respot turn",
        "S8 reds in a foul  | Red 2Red White           | in-off penalty+4 reds-stay-off turn",
        "S34 untouched white| None White               | nothing-hit in-off penalty+4 turn"
      })
  void whileRedsAreLeft(String name, String moves, String rulings) {
    assertThat(told(moves)).as(name).isEqualTo("stroke " + rulings);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "S9 last red in a foul | Red 15Red White          | in-off penalty+4 reds-stay-off"
            + " second-phase turn",
        "S10 last red          | Red 15Red                | pot-red+15 last-colour",
        "S10 its colour        | Red 15Red,Pink Pink      | nomination pot-colour+6 respot"
            + " second-phase in-order",
        "S11 its colour missed | Red 15Red,Pink           | nomination second-phase turn",
        "S11 its colour fouled | Red 15Red,Pink White     | nomination in-off penalty+6"
            + " second-phase turn",
        "S12 nothing hit       | Red 15Red,None           | cheapest-nominated nothing-hit penalty+4"
            + " second-phase turn",
      })
  void whenTheLastRedGoes(String name, String moves, String rulings) {
    assertThat(told(moves)).as(name).isEqualTo("stroke " + rulings);
    boolean goesOn = rulings.endsWith("last-colour");
    assertThat(frame.on()).as("on").isEqualTo(goesOn ? Balls.COLOURS : 1 << Balls.YELLOW);
    assertThat(frame.colours()).as("on the table").isEqualTo(Balls.COLOURS);
  }

  @Test
  void inOrderColoursStayDownUnlessFouled() {
    assertThat(told(NO_REDS + "Yellow Yellow")).isEqualTo("stroke pot-in-order+2 in-order");
    assertThat(told("Green Green White")).isEqualTo("stroke in-off penalty+4 foul-respot turn");
    assertThat(frame.on()).as("S13").isEqualTo(1 << 3);
    assertThat(told("Green Green,Brown Brown,Blue Blue,Pink Black Pink"))
        .as("S14")
        .isEqualTo("stroke wrong-ball-potted penalty+7 foul-respot turn");
    assertThat(frame.respotted()).as("S29").isEqualTo(1 << 6 | 1 << Balls.BLACK);
    assertThat(told("Pink Pink")).as("S15").isEqualTo("stroke pot-in-order+6 lone-black in-order");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "S22 a miss goes on   | Black             | turn                         | 0 24",
        "a pot ends           | Black Black       | pot-in-order+7 frame-won     | 0 31",
        "S18 a foul ends      | None              | nothing-hit penalty+7 frame-won | 7 24",
        "S19 nothing respotted| Black Black White | in-off penalty+7 frame-won   | 7 24"
      })
  void onTheLoneBlack(String name, String move, String rulings, String scores) {
    assertThat(told(LONE_BLACK + move)).as(name).isEqualTo("stroke " + rulings);
    assertThat(frame.score(0) + " " + frame.score(1)).isEqualTo(scores);
    assertThat(frame.respotted()).isZero();
  }

  /// The second seat fouls for 7, 5 and 5, then clears the colours up to the pink: 24 to 17.
  private void leadBySeven() {
    told(NO_REDS + "Black,Yellow,Blue,Yellow,Blue,Yellow,Yellow Yellow,Green Green,Brown Brown");
    told("Blue Blue,Pink Pink");
  }

  @ParameterizedTest(name = "S20 level after {0}")
  @CsvSource({
    "'None',stroke nothing-hit penalty+7 tie",
    "'Black,Black Black',stroke pot-in-order+7 tie"
  })
  void levelScoresAreDecidedByLot(String moves, String rulings) {
    leadBySeven();
    assertThat(frame.score(1) - frame.score(0)).isEqualTo(7);
    assertThat(told(moves)).isEqualTo(rulings);
    assertThat(frame.lotDue()).isTrue();
    assertThat(frame.toAct()).as("draws for both").isZero();
    assertThat(legal()).containsExactly(MoveCode.lot(0), MoveCode.lot(1));
    assertThat(frame.check(0, MoveCode.CODES)).isEqualTo(SnookerRule.LOT_DUE.ordinal());
    assertThat(told("lot 1")).isEqualTo("lot");
    assertThat(frame.toAct()).isEqualTo(1);
    assertThat(frame.inHand()).isTrue();
    assertThat(told("Black,Black Black")).isEqualTo("stroke pot-in-order+7 frame-won");
    assertThat(frame.leader()).isZero();
    assertThat(frame.toAct()).isEqualTo(Kernel.NOBODY);
  }

  @Test
  void theOffenderPlaysAgainWhatTheirFoulLeft() {
    told("Red Red,None White");
    assertThat(legal()).contains(MoveCode.PLAY_AGAIN);
    assertThat(told("again")).isEqualTo("play-again");
    assertThat(legal()).doesNotContain(MoveCode.PLAY_AGAIN);
    assertThat(frame.toAct()).isZero();
    assertThat(frame.on()).as("S24").isEqualTo(1 << Balls.RED);
    assertThat(frame.inHand()).as("S25").isTrue();
    assertThat(told("None,again")).as("S26").isEqualTo("play-again");
    assertThat(frame.inHand()).as("S25").isFalse();
    assertThat(frame.score(1)).isEqualTo(8);
  }

  @ParameterizedTest(name = "{2} after {0}")
  @CsvSource({
    "'',again,only-after-foul",
    "Red,again,only-after-foul",
    "'None,again',again,only-after-foul",
    "'',lot 0,lot-when-due",
    "'',None Red,nothing-falls-untouched",
    "'Red 15Red White',Red,red-to-hit",
    "'Red 14Red White',Red 2Red,reds-to-pot",
    "'Red 15Red White,Yellow Yellow',Yellow,colour-to-hit",
    "'Red 15Red White,Yellow Yellow',Green Yellow,colour-to-pot"
  })
  void impossibleRecordsAreRefused(String before, String move, String rule) {
    if (!before.isEmpty()) {
      told(before);
    }
    assertThat(refusal(frame.toAct(), move)).isEqualTo(rule);
    assertThat(refusal(1 - frame.toAct(), move)).isEqualTo("in-turn");
  }

  @Test
  void lotsComeFirstAfterATieAndNothingAfterTheEnd() {
    leadBySeven();
    told("None");
    assertThat(refusal(frame.toAct(), "Black")).isEqualTo("lot-due");
    assertThat(refusal(frame.toAct(), "again")).isEqualTo("lot-due");
    told("lot 0");
    assertThat(refusal(frame.toAct(), "again")).as("S28").isEqualTo("only-after-foul");
    told("Black Black");
    assertThat(refusal(0, "Black")).isEqualTo("match-over");
    assertThat(legal()).isEmpty();
  }

  @Test
  void aMaximumIsOneHundredAndFortySeven() {
    told("Red Red,Black Black,".repeat(15) + "Yellow Yellow,Green Green,Brown Brown");
    told("Blue Blue,Pink Pink");
    assertThat(told("Black Black")).isEqualTo("stroke pot-in-order+7 frame-won");
    assertThat(frame.score(0)).isEqualTo(147);
  }

  @Test
  void fifteenRedsCanFallAndNoMore() {
    var all = new Stroke(Ball.RED, Collections.nCopies(15, Ball.RED));
    assertThat(accepted(all.code())).extracting(Ruling::points).contains(15);
    var more = Collections.nCopies(16, Ball.RED);
    assertThatThrownBy(() -> new Stroke(Ball.RED, more))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private String told(String moves) {
    var ids = new ArrayList<String>();
    for (String move : moves.split(",")) {
      ids.clear();
      for (Ruling ruling : accepted(move(move.strip()))) {
        ids.add(ruling.rule().id() + (ruling.points() == 0 ? "" : "+" + ruling.points()));
      }
    }
    return String.join(" ", ids);
  }

  private List<Ruling> accepted(int move) {
    int answer = frame.check(frame.toAct(), move);
    assertThat(answer).as("what is found about %d", move).isEqualTo(Kernel.LEGAL);
    var log = new RulingLog();
    frame.play(move, log);
    var rulings = new ArrayList<Ruling>();
    for (int i = 0; i < log.size(); i++) {
      rulings.add(log.ruling(i, RULES));
    }
    return rulings;
  }

  private String refusal(int seat, String move) {
    int answer = frame.check(seat, move(move));
    return answer == Kernel.LEGAL ? "accepted" : RULES.get(answer).id();
  }

  /// All legal moves of the player at the table.
  private List<Integer> legal() {
    return IntStream.range(0, MoveCode.CODES)
        .filter(move -> frame.check(frame.toAct(), move) == Kernel.LEGAL)
        .boxed()
        .toList();
  }

  /// Parses a move: a stroke as in `Red 3Red White`, or `again`, or a lot as in `lot 1`.
  private static int move(String text) {
    String[] words = text.split(" ");
    if (words[0].equals("again")) {
      return MoveCode.PLAY_AGAIN;
    }
    if (words[0].equals("lot")) {
      return MoveCode.lot(Integer.parseInt(words[1]));
    }
    var potted = new ArrayList<Ball>();
    for (int i = 1; i < words.length; i++) {
      String digits = words[i].replaceAll("\\D", "");
      for (int n = digits.isEmpty() ? 1 : Integer.parseInt(digits); n > 0; n--) {
        potted.add(ball(words[i].substring(digits.length())));
      }
    }
    return new Stroke(ball(words[0]), potted).code();
  }

  private static Ball ball(String name) {
    return Ball.valueOf(name.toUpperCase(Locale.ROOT));
  }
}
