package umpire.snooker.text.classic;

import umpire.core.classic.WordReader;
import umpire.core.classic.WordTable;
import umpire.snooker.ball.Balls;
import umpire.snooker.stroke.MoveCode;

/// A stroke in the usual layout: balls separated by one space each, and the line feed. Such a line
/// is recognised quickly; any other, and any refused one, is left to be read word by word.
final class PlainStroke {

  /// Result if the next line has another layout, or is not a stroke.
  static final int NONE = -1;

  private static final int ANY_NUMBER = 1 << Balls.RED;

  private final WordReader words;

  /// The length of the line examined by [#ahead].
  private int length;

  PlainStroke(WordReader words) {
    this.words = words;
  }

  /// The stroke on the line after the current word, as a [MoveCode], or [#NONE].
  int ahead() {
    long text = words.ahead(0);
    int first = BallText.find(text >>> Byte.SIZE);
    if ((byte) text != '\n' || !BallText.canBeHit(first)) {
      return NONE;
    }
    int reds = 0;
    int fallen = 0;
    int at = 1 + WordTable.length(text >>> Byte.SIZE);
    for (text = words.ahead(at); (byte) text == ' '; text = words.ahead(at)) {
      int ball = BallText.find(text >>> Byte.SIZE);
      if (!BallText.canFall(ball) || (fallen & ~ANY_NUMBER & 1 << ball) != 0) {
        return NONE;
      }
      fallen |= 1 << ball;
      reds += ball == Balls.RED ? 1 : 0;
      at += 1 + WordTable.length(text >>> Byte.SIZE);
    }
    length = at;
    if ((byte) text != '\n' || reds > Balls.REDS) {
      return NONE;
    }
    boolean white = (fallen & 1 << BallText.WHITE) != 0;
    return MoveCode.stroke(first, reds, fallen & Balls.COLOURS, white);
  }

  /// Moves to the end of the line on which [#ahead] has found a stroke.
  void pass() {
    words.passLine(length);
  }
}
