package umpire.snooker.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;
import umpire.snooker.MatchTable;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Frame;
import umpire.snooker.play.Striker.Habits;
import umpire.snooker.stroke.MoveCode;
import umpire.snooker.stroke.StrokeCode;
import umpire.snooker.words.Verb;

/// Tests a player that plays at random, by habits.
final class StrikerTest {

  private static final int DRAWS = 60_000;
  private static final int NOTHING_HIT = MoveCode.stroke(Balls.NONE, 0, 0, false);

  private final RulingLog log = RulingLog.none();
  private final Frame frame = new Frame();

  StrikerTest() {
    frame.rack(log);
  }

  /// The share of each move chosen here, in percent.
  private Map<String, Double> plays(Habits habits) {
    return MatchTable.shares(
        DRAWS, random -> Optional.of(event(new Striker(random).choose(frame, habits))));
  }

  private static Event event(int move) {
    var happens = new Move();
    return Event.of(
        move == MoveCode.PLAY_AGAIN
            ? happens.set(Verb.AGAIN)
            : Verb.stroke(StrokeCode.of(move, 0), happens));
  }

  /// Leaves only this many reds: the others fall in a foul, which is answered.
  private void leaveReds(int few) {
    frame.play(MoveCode.stroke(Balls.RED, Balls.REDS - few, 0, true), log);
    frame.settle();
  }

  @Test
  void whoNeverFailsAndLovesTheBlackMakesAMaximum() {
    var striker = new Striker(new SeededRandom(1));
    int strokes = 0;
    for (; frame.toAct() == 0; strokes++) {
      frame.play(striker.choose(frame, new Habits(100, 0, 0, 100, 0)), log);
    }
    assertThat(frame.score(0)).isEqualTo(147);
    assertThat(strokes).isEqualTo(36);
  }

  @Test
  void whoDoesNotPreferTheBlackTakesAnyColour() {
    frame.play(MoveCode.stroke(Balls.RED, 1, 0, false), log);
    assertThat(plays(new Habits(100, 0, 0, 0, 0)))
        .containsOnlyKeys(
            "pot yellow", "pot green", "pot brown", "pot blue", "pot pink", "pot black")
        .allSatisfy((_, share) -> assertThat(share).isCloseTo(100.0 / 6, within(1.0)));
  }

  @Test
  void whoseTableIsCrowdedPotsUpToAllReds() {
    leaveReds(3);
    assertThat(plays(new Habits(100, 0, 100, 0, 0)))
        .containsOnlyKeys("pot red", "pot red red", "pot red red red")
        .allSatisfy((_, share) -> assertThat(share).isCloseTo(100.0 / 3, within(1.0)));
  }

  @Test
  void whatIsNeitherPotNorFoulIsAFairMiss() {
    Map<String, Double> shares = plays(new Habits(50, 20, 0, 0, 0));
    assertThat(shares.get("pot red")).isCloseTo(50, within(0.8));
    assertThat(shares.get("hit red")).as("with fouls that are none").isCloseTo(31, within(0.6));
    assertThat(shares.get("hit none")).isCloseTo(5, within(0.5));
    assertThat(plays(new Habits(0, 0, 100, 100, 100))).containsOnlyKeys("hit red");
  }

  /// The kinds are equally frequent: nothing hit, a wrong ball hit, a wrong ball potted, the white
  /// potted.
  @Test
  void foulsAreOfFourKinds() {
    Map<String, Double> shares = plays(new Habits(0, 100, 0, 0, 0));
    assertThat(shares).hasSize(15);
    assertThat(shares.get("hit none")).isCloseTo(25, within(1.0));
    assertThat(shares.get("hit red pot white")).isCloseTo(25, within(1.0));
    assertThat(shares.get("hit red")).as("or the right one is hit").isCloseTo(5, within(0.5));
    for (String colour : "yellow green brown blue pink black".split(" ")) {
      assertThat(shares.get("hit " + colour)).isCloseTo(20.0 / 6, within(0.5));
      assertThat(shares.get("hit red pot " + colour)).isCloseTo(25.0 / 6, within(0.5));
    }
  }

  @Test
  void withoutRedsNoFoulHasARed() {
    leaveReds(0);
    assertThat(plays(new Habits(0, 100, 100, 0, 0)).keySet())
        .noneMatch(words -> words.contains("red"));
  }

  @Test
  void inACrowdMoreFallsThanNeeded() {
    leaveReds(1);
    Map<String, Double> shares = plays(new Habits(0, 100, 100, 0, 0));
    assertThat(shares.keySet())
        .contains("hit none", "hit none pot white", "hit black pot red yellow green white")
        .contains("pot red yellow green brown blue pink black white")
        .noneMatch(words -> words.contains("red red"));
    double white =
        shares.entrySet().stream()
            .filter(entry -> entry.getKey().endsWith("white"))
            .mapToDouble(Map.Entry::getValue)
            .sum();
    assertThat(white).as("always in one kind, else every other time").isCloseTo(62.5, within(1.0));
  }

  @Test
  void offendersAreSentBackByHabit() {
    assertThat(plays(new Habits(0, 0, 0, 0, 100))).as("no foul").containsOnlyKeys("hit red");
    frame.play(NOTHING_HIT, log);
    assertThat(plays(new Habits(0, 0, 0, 0, 100))).containsOnlyKeys("again");
    assertThat(plays(new Habits(0, 0, 0, 0, 0))).containsOnlyKeys("hit red");
    assertThat(plays(new Habits(0, 0, 0, 0, 30)).get("again")).isCloseTo(30, within(1.0));
  }
}
