package umpire.snooker.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.snooker.MatchTable;
import umpire.snooker.ball.Balls;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.rule.SnookerProfiles;
import umpire.snooker.stroke.MoveCode;
import umpire.snooker.stroke.StrokeCode;
import umpire.snooker.words.Verb;

/// Tests the win probability of a frame: exact cases, and a comparison with simulated frames.
final class FrameOddsTest {

  /// The number of frames, small enough for every build; `-Dumpire.frames=20000` for the figures of
  /// docs/strength.md.
  private static final int FRAMES = Integer.getInteger("umpire.frames", 300);

  /// The tolerance for the Brier score, besides chance.
  private static final double GAP = 0.002;

  private static Profile oneFrame(String preset) {
    try {
      return SnookerProfiles.ALL.changed("one frame", preset, Map.of("frames", "1"));
    } catch (BadProfileException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static FrameOdds odds(String preset, Ability first, Ability second) {
    return new FrameOdds(List.of(first, second), SnookerMatch.open(oneFrame(preset)));
  }

  @ParameterizedTest
  @CsvSource({"classic, amateur, amateur", "wpbsa, amateur, amateur", "wpbsa, club, pro"})
  void framesAreWonAsOftenAsIsSaid(String preset, String first, String second) {
    FrameOdds odds = odds(preset, Ability.named(first), Ability.named(second));
    var frames = Calibration.of(oneFrame(preset), odds, first, second, FRAMES);
    System.out.println(preset + ", " + first + " and " + second + ": " + frames);
    assertThat(frames.gap()).isCloseTo(0, within(GAP + 3 * frames.error()));
  }

  @Test
  void theChanceOfSomebodyElseIsFoundOut() {
    FrameOdds wrong = odds("classic", Ability.PRO, Ability.CLUB);
    var frames = Calibration.of(oneFrame("classic"), wrong, "amateur", "amateur", 100);
    assertThat(frames.gap()).isGreaterThan(GAP + 3 * frames.error());
  }

  /// With level scores a player who pots the black wins, and one who fouls loses: a series that can
  /// be summed by hand.
  @Test
  void theLastBlackIsAGeometricSeries() {
    Ability amateur = Ability.AMATEUR;
    double falls = amateur.pots().getLast() / 100.0;
    double passes = (1 - falls) * (1 - amateur.fouls() / 100.0);
    double wins = (falls + passes * (1 - falls - passes)) / (1 - passes * passes);
    SnookerMatch table = SnookerMatch.open(oneFrame("classic"));
    var move = new Move();
    reachLevelBlack(table, move);
    double told = odds("classic", amateur, amateur).chance(table.frame(), 0, 0);
    assertThat(told).isCloseTo(wins, within(1e-5));
  }

  /// All reds with yellows, and the colours up to the pink, are potted by the first seat; only the
  /// black is left.
  private static void reachLevelBlack(SnookerMatch table, Move move) {
    table.play(-1, move.set(Verb.RACK), RulingLog.none());
    for (int red = 0; red < Balls.REDS; red++) {
      play(table, 0, pots(Balls.RED), move);
      play(table, 0, pots(Balls.YELLOW), move);
    }
    for (int ball = Balls.YELLOW; ball < Balls.BLACK; ball++) {
      play(table, 0, pots(ball), move);
    }
    assertThat(table.frame().on()).isEqualTo(Balls.ONLY_BLACK);
  }

  private static long pots(int ball) {
    int reds = ball == Balls.RED ? 1 : 0;
    int colours = ball == Balls.RED ? 0 : 1 << ball;
    return StrokeCode.of(MoveCode.stroke(ball, reds, colours, false), 0);
  }

  private static void play(SnookerMatch table, int actor, long event, Move move) {
    table.play(actor, Verb.stroke(event, move), RulingLog.none());
  }

  @Test
  void aBetterPlayerAndABetterScoreAreBetter() {
    FrameOdds level = odds("wpbsa", Ability.AMATEUR, Ability.AMATEUR);
    FrameOdds strong = odds("wpbsa", Ability.PRO, Ability.AMATEUR);
    double before = 0;
    for (int lead = -140; lead <= 140; lead += 20) {
      double chance = level.atRack(Balls.REDS, 0, 0, lead);
      assertThat(chance).isBetween(before, 1.0);
      assertThat(level.atRack(Balls.REDS, 1, 1, lead)).isEqualTo(chance);
      assertThat(strong.atRack(Balls.REDS, 0, 0, lead)).isGreaterThanOrEqualTo(chance);
      before = chance;
    }
    assertThat(strong.atRack(Balls.REDS, 1, 0, 0)).isGreaterThan(0.9);
  }

  @Test
  void theExpertPlaysForTheFrame() {
    MatchTable colour = MatchTable.of("wpbsa", "").play("* lot Anna,A: pot red");
    assertThat(aim(colour)).isEqualTo(aimAt(Balls.BLACK, true));
    MatchTable open = MatchTable.of("wpbsa", "").play("* lot Anna,A: hit red");
    assertThat(aim(open)).as("something was left").isEqualTo(aimAt(Balls.RED, true));
    MatchTable hard = MatchTable.of("wpbsa", "").play("* lot Anna,A: hit red safe");
    assertThat(aim(hard)).as("nothing easy was left").isEqualTo(aimAt(Balls.RED, false));
  }

  private static Event aimAt(int ball, boolean pot) {
    return Event.of(Verb.aim(ball, pot, new Move()));
  }

  private static Event aim(MatchTable table) {
    var answer = new Move();
    SnookerMatch match = table.match.table();
    new ExpertPlayer()
        .withAbility("club")
        .choose(match, match.toAct(), new SeededRandom(1), answer);
    return Event.of(answer);
  }
}
