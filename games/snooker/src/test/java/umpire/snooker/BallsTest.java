package umpire.snooker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.core.kernel.Kernel;

/// What can happen to balls depends on which are on the table; and how misses are counted.
final class BallsTest {

  private static final int BLUE = 5;
  private static final int PINK = 6;

  private final Table table = new Table();

  /// All colours but the yellow are left.
  private void endgame() {
    table.rack(0);
    table.colours = Frame.COLOURS & ~(1 << Frame.YELLOW);
  }

  @Test
  void theSecondBallHitIsOnTheTableToo() {
    endgame();
    int black = MoveCode.stroke(Frame.BLACK, 0, 0, false);
    assertThat(table.check(black, Remark.of(Frame.NONE, BLUE))).isEqualTo(Kernel.FINE);
    assertThat(table.check(black, Remark.of(Frame.NONE, Frame.YELLOW)))
        .isEqualTo(SnookerRule.COLOUR_TO_HIT.ordinal());
    assertThat(table.check(black, Remark.of(Frame.NONE, Frame.RED)))
        .isEqualTo(SnookerRule.RED_TO_HIT.ordinal());
  }

  @Test
  void noBallFallsAndLeavesTheTableInOneStroke() {
    table.rack(1);
    int leave = SnookerRule.BALL_TO_LEAVE.ordinal();
    int blueFalls = MoveCode.stroke(BLUE, 0, 1 << BLUE, false);
    assertThat(table.check(blueFalls, Remark.off(0, 1 << BLUE, false))).isEqualTo(leave);
    assertThat(table.check(blueFalls, Remark.off(0, 1 << PINK, false))).isEqualTo(Kernel.FINE);
    int whiteFalls = MoveCode.stroke(Frame.RED, 0, 0, true);
    assertThat(table.check(whiteFalls, Remark.off(0, 0, true))).isEqualTo(leave);
    assertThat(table.check(whiteFalls, Remark.off(1, 0, false))).isEqualTo(Kernel.FINE);
    int redFalls = MoveCode.stroke(Frame.RED, 1, 0, false);
    assertThat(table.check(redFalls, Remark.off(1, 0, false))).isEqualTo(leave);
    assertThat(table.check(redFalls, Remark.off(0, 0, true))).isEqualTo(Kernel.FINE);
  }

  @Test
  void withoutRedsThereIsNoRed() {
    endgame();
    assertThat(table.has(Frame.RED)).isFalse();
    assertThat(table.has(Frame.YELLOW)).isFalse();
    assertThat(table.has(Frame.BLACK)).isTrue();
    table.reds = 1;
    assertThat(table.has(Frame.RED)).isTrue();
  }

  /// Misses follow one another while the balls are put back, and are forgotten when somebody plays
  /// on.
  @Test
  void missesAreCountedWhileTheBallsArePutBack() {
    MatchTable match = MatchTable.of("wpbsa", "").play("* lot Anna,A: hit none");
    assertThat(match.board().missesInRow()).isZero();
    assertThat(match.board().miss()).isFalse();
    assertThat(match.play("* miss").board().miss()).isTrue();
    assertThat(match.board().missesInRow()).isEqualTo(1);
    assertThat(match.play("B: replace").board().missesInRow()).isEqualTo(1);
    assertThat(match.board().miss()).as("answered").isFalse();
    match.play("* foul touch");
    assertThat(match.board().missesInRow()).as("touched before the stroke").isEqualTo(1);
    match.play("B: replace");
    assertThat(match.play("A: hit none,* miss").board().missesInRow()).isEqualTo(2);
    assertThat(match.play("B: hit red").board().missesInRow()).isZero();
  }

  /// Who is warned loses the frame by the next failure; the opponent, while he thinks about a ball
  /// touched, does not.
  @Test
  void theLastWarningIsTheOffendersOnly() {
    MatchTable match = MatchTable.of("wpbsa", "").play("* lot Anna,A: hit none,* miss full");
    match.play("B: replace,A: hit none,* miss");
    assertThat(match.board().lastWarning()).as("not asked to play again yet").isFalse();
    assertThat(match.play("B: replace").board().lastWarning()).isTrue();
    assertThat(match.play("* foul touch").board().lastWarning()).as("Ben's turn").isFalse();
    assertThat(match.play("B: replace").board().lastWarning()).isTrue();
    assertThat(match.play("A: hit red").board().lastWarning()).as("Ben's turn").isFalse();
  }
}
