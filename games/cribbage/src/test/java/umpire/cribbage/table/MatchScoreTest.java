package umpire.cribbage.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.RulingLog;
import umpire.core.gaps.BranchChooser;
import umpire.core.kernel.Kernel;
import umpire.core.profile.BadProfileException;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.rules.CribbageSettings;

/// Skunk lines, the worth of a game, and the end of a match.
final class MatchScoreTest {

  private static CribbageSettings terms(int players, Map<String, String> changes)
      throws BadProfileException {
    var profile = CribbageProfiles.PROFILES.changed("test", "standard", changes);
    return CribbageSettings.of(profile, players);
  }

  private final RulingLog log = new RulingLog();

  private int told(CribbageRule rule) {
    int times = 0;
    for (int i = 0; i < log.size(); i++) {
      times += log.rule(i) == rule.ordinal() ? 1 : 0;
    }
    return times;
  }

  /// Enters a game that seat 0 wins, while the others have these points.
  private void enter(MatchScore score, CribbageSettings settings, int winner, int... others) {
    var board =
        new Board(
            settings.lastHole(),
            settings.sides(),
            settings.partners(),
            BranchChooser.alwaysFirst());
    int other = 0;
    for (int side = 0; side < settings.sides(); side++) {
      if (side != winner) {
        board.peg(side, others[other++]);
      }
    }
    board.peg(winner, settings.lastHole() + 5);
    assertThat(board.points(winner))
        .as("no further than the last hole")
        .isEqualTo(settings.lastHole());
    log.clear();
    score.enter(board, log);
  }

  @ParameterizedTest(name = "{0} to {1}, loser at {2}: {3}")
  @CsvSource({
    "double,     121, 91, 1",
    "double,     121, 90, 2",
    "double,     121, 60, 2",
    "double,     181, 91, 1",
    "double,     181, 90, 2",
    "single,     121,  5, 1",
    "triple,     121, 91, 1",
    "triple,     121, 90, 2",
    "triple,     121, 61, 2",
    "triple,     121, 60, 3",
    "quadruple,  121, 61, 2",
    "quadruple,  121, 60, 4",
    "tournament, 121, 91, 2",
    "tournament, 121, 90, 3",
    "tournament, 121,  0, 3",
    "double,      61, 31, 1",
    "double,      61, 30, 2"
  })
  void aGameIsWorth(String gamePoints, String target, int loser, int worth)
      throws BadProfileException {
    CribbageSettings settings = terms(2, Map.of("game-points", gamePoints, "target", target));
    var score = new MatchScore(settings, BranchChooser.alwaysFirst());
    enter(score, settings, 0, loser);
    assertThat(score.gamePoints(0)).isEqualTo(worth);
    assertThat(score.gamePoints(1)).isZero();
    assertThat(score.winner()).isZero();
  }

  @Test
  void ofThreeEveryLoserMustBeBehindTheLine() throws BadProfileException {
    CribbageSettings settings = terms(3, Map.of());
    var score = new MatchScore(settings, BranchChooser.alwaysFirst());
    enter(score, settings, 1, 12, 91);
    assertThat(score.gamePoints(1)).isEqualTo(1);
    score.clear();
    enter(score, settings, 1, 12, 90);
    assertThat(score.gamePoints(1)).isEqualTo(2);
  }

  @ParameterizedTest(name = "{0}, losers at {1} and {2}: {3}")
  @CsvSource({
    "double, 91, 91, 1",
    "double, 12, 91, 2",
    "double, 12, 90, 3",
    "quadruple, 60, 61, 5"
  })
  void ofThreeEachLoserMayBeReckonedAlone(String gamePoints, int one, int other, int worth)
      throws BadProfileException {
    CribbageSettings settings = terms(3, Map.of("game-points", gamePoints, "skunks", "each"));
    var score = new MatchScore(settings, BranchChooser.alwaysFirst());
    enter(score, settings, 1, one, other);
    assertThat(score.gamePoints(1)).isEqualTo(worth);
  }

  /// A double skunk is counted even if it is worth no more than a skunk, but a skunk only if it is
  /// worth more than a win.
  @ParameterizedTest(name = "{0}, loser at {1}: {2} and {3} double")
  @CsvSource({"double, 60, 1, 0", "triple, 60, 0, 1", "triple, 61, 1, 0", "single, 5, 0, 0"})
  void skunksAreCounted(String gamePoints, int loser, int skunks, int doubleSkunks)
      throws BadProfileException {
    CribbageSettings settings = terms(2, Map.of("game-points", gamePoints));
    var score = new MatchScore(settings, BranchChooser.alwaysFirst());
    enter(score, settings, 0, loser);
    assertThat(told(CribbageRule.SKUNK)).isEqualTo(skunks);
    assertThat(told(CribbageRule.DOUBLE_SKUNK)).isEqualTo(doubleSkunks);
    var copy = new MatchScore(settings, BranchChooser.alwaysFirst());
    copy.copyFrom(score);
    assertThat(copy.games(0)).isEqualTo(1);
    assertThat(copy.gamePoints(0)).isEqualTo(score.gamePoints(0));
    score.clear();
    assertThat(score.games(0) + score.gamePoints(0) + score.played()).isZero();
  }

  @Test
  void bestOfThreeIsOverWithTwo() throws BadProfileException {
    CribbageSettings settings = terms(2, Map.of("games", "3"));
    var score = new MatchScore(settings, BranchChooser.alwaysFirst());
    enter(score, settings, 0, 100);
    assertThat(score.over()).isFalse();
    enter(score, settings, 1, 3);
    assertThat(score.over()).as("a skunk is no second game").isFalse();
    enter(score, settings, 0, 100);
    assertThat(score.over()).isTrue();
    assertThat(score.winner()).isZero();
    assertThat(score.gamePoints(1)).as("more game points do not help").isEqualTo(2);
  }

  @Test
  void byPointsAllGamesArePlayedAndMayEndInADraw() throws BadProfileException {
    CribbageSettings settings = terms(2, Map.of("games", "3", "match", "points"));
    var score = new MatchScore(settings, BranchChooser.alwaysFirst());
    enter(score, settings, 0, 100);
    enter(score, settings, 0, 100);
    assertThat(score.over()).isFalse();
    enter(score, settings, 1, 3);
    assertThat(score.over()).isTrue();
    assertThat(score.winner()).as("two games against a skunk").isEqualTo(Kernel.NOBODY);
  }

  @Test
  void nobodyPegsBehindTheLastHole() {
    var board = new Board(121, 2, true, BranchChooser.alwaysFirst());
    board.peg(2, 119);
    assertThat(board.peg(0, 5)).as("of partners").isEqualTo(2);
    assertThat(board.out()).isZero();
    assertThat(board.peg(1, 2)).isZero();
    assertThat(board.points(1)).isZero();
  }
}
