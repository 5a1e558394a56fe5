package umpire.snooker.stroke;

import umpire.snooker.ball.Balls;
import umpire.snooker.rule.Sides;

/// A move as one number, the form the kernel takes.
///
/// A stroke takes fourteen bits: from the lowest, whether the white fell, which of the six colours
/// fell, the number of reds that fell, and the ball hit first. Every number of fourteen bits
/// encodes a stroke, though not always a possible one. The three codes after them are play again
/// and the lot for either seat.
///
/// Sets of balls have bit `b` for the ball with number `b`, as [Balls] numbers them.
public final class MoveCode {

  private static final int COLOURS_SHIFT = 1;
  private static final int REDS_SHIFT = 7;
  private static final int FIRST_SHIFT = 11;
  private static final int STROKES = 1 << 14;

  public static final int PLAY_AGAIN = STROKES;
  private static final int LOT = STROKES + 1;

  /// The number of codes, which run from 0 to one less.
  public static final int CODES = LOT + Sides.SEATS;

  private MoveCode() {}

  /// The code of a stroke.
  ///
  /// @param first the number of the ball hit first, 0 for none
  /// @param reds the number of reds that fell, from 0 to 15
  /// @param colours the set of colours that fell
  /// @param white whether the white fell
  public static int stroke(int first, int reds, int colours, boolean white) {
    return first << FIRST_SHIFT | reds << REDS_SHIFT | colours >> COLOURS_SHIFT | (white ? 1 : 0);
  }

  public static int lot(int seat) {
    return LOT + seat;
  }

  public static boolean isStroke(int move) {
    return move >= 0 && move < STROKES;
  }

  public static boolean isLot(int move) {
    return move >= LOT && move < CODES;
  }

  // The parts of a stroke.

  public static int first(int stroke) {
    return stroke >> FIRST_SHIFT;
  }

  public static int reds(int stroke) {
    return stroke >> REDS_SHIFT & Balls.REDS;
  }

  /// The set of colours that fell.
  public static int colours(int stroke) {
    return stroke << COLOURS_SHIFT & Balls.COLOURS;
  }

  /// The set of balls that fell: the colours, and the red if there was at least one.
  public static int potted(int stroke) {
    return colours(stroke) | (reds(stroke) == 0 ? 0 : 1 << Balls.RED);
  }

  public static boolean white(int stroke) {
    return (stroke & 1) != 0;
  }

  // The seat in a lot.

  public static int seat(int lot) {
    return lot - LOT;
  }
}
