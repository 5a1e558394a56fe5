package umpire.snooker.frame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.core.kernel.Kernel;
import umpire.snooker.ball.Balls;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.stroke.MoveCode;
import umpire.snooker.stroke.Remark;

/// Tests which strokes are possible, depending on the balls on the table.
final class TableTest {

  private static final int BLUE = 5;
  private static final int PINK = 6;

  private final Table table = new Table();

  /// Leaves all colours but the yellow.
  private void endgame() {
    table.rack(0);
    table.colours = Balls.COLOURS & ~(1 << Balls.YELLOW);
  }

  @Test
  void theSecondBallHitIsOnTheTableToo() {
    endgame();
    int black = MoveCode.stroke(Balls.BLACK, 0, 0, false);
    assertThat(table.check(black, Remark.of(Balls.NONE, BLUE))).isEqualTo(Kernel.LEGAL);
    assertThat(table.check(black, Remark.of(Balls.NONE, Balls.YELLOW)))
        .isEqualTo(SnookerRule.COLOUR_TO_HIT.ordinal());
    assertThat(table.check(black, Remark.of(Balls.NONE, Balls.RED)))
        .isEqualTo(SnookerRule.RED_TO_HIT.ordinal());
  }

  @Test
  void noBallFallsAndLeavesTheTableInOneStroke() {
    table.rack(1);
    int leave = SnookerRule.BALL_TO_LEAVE.ordinal();
    int blueFalls = MoveCode.stroke(BLUE, 0, 1 << BLUE, false);
    assertThat(table.check(blueFalls, Remark.off(0, 1 << BLUE, false))).isEqualTo(leave);
    assertThat(table.check(blueFalls, Remark.off(0, 1 << PINK, false))).isEqualTo(Kernel.LEGAL);
    int whiteFalls = MoveCode.stroke(Balls.RED, 0, 0, true);
    assertThat(table.check(whiteFalls, Remark.off(0, 0, true))).isEqualTo(leave);
    assertThat(table.check(whiteFalls, Remark.off(1, 0, false))).isEqualTo(Kernel.LEGAL);
    int redFalls = MoveCode.stroke(Balls.RED, 1, 0, false);
    assertThat(table.check(redFalls, Remark.off(1, 0, false))).isEqualTo(leave);
    assertThat(table.check(redFalls, Remark.off(0, 0, true))).isEqualTo(Kernel.LEGAL);
  }

  @Test
  void withoutRedsThereIsNoRed() {
    endgame();
    assertThat(table.has(Balls.RED)).isFalse();
    assertThat(table.has(Balls.YELLOW)).isFalse();
    assertThat(table.has(Balls.BLACK)).isTrue();
    table.reds = 1;
    assertThat(table.has(Balls.RED)).isTrue();
  }
}
