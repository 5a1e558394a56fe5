package umpire.cribbage.text;

import umpire.core.classic.WordReader;

/// A play in the form of nearly every line: the player, one space, the card, and the line feed.
/// Such a line fits into eight bytes and is recognized at once; any other is read word by word.
final class PlainPlay {

  /// The next line has another form, or is not a play.
  static final int NONE = -1;

  // Line feed, digit, space, two characters, line feed: the constant bytes, the first in the lowest
  // byte. Then the pattern with a one before the digit.
  private static final long ONE_DIGIT = 0x0000_0a00_0020_000aL;
  private static final long ONE_DIGIT_MASK = 0x0000_ff00_00ff_00ffL;
  private static final long TWO_DIGITS = 0x000a_0000_2000_310aL;
  private static final long TWO_DIGITS_MASK = 0x00ff_0000_ff00_ffffL;

  private static final int PLAYER_SHIFT = 8;
  private static final int CARD_MASK = (1 << PLAYER_SHIFT) - 1;

  private PlainPlay() {}

  /// The play on the line after the current word, as one number, or [#NONE].
  static int ahead(WordReader words) {
    long text = words.ahead(0);
    if ((text & ONE_DIGIT_MASK) == ONE_DIGIT) {
      return play(digit(text, 1), text >>> 24);
    }
    if ((text & TWO_DIGITS_MASK) == TWO_DIGITS) {
      int digit = digit(text, 2);
      return digit < 0 ? NONE : play(10 + digit, text >>> 32);
    }
    return NONE;
  }

  /// The digit in a byte of the text, or a number outside the range of digits.
  private static int digit(long text, int at) {
    int digit = ((int) (text >>> (8 * at)) & 0xff) - '0';
    return digit > 9 ? -1 : digit;
  }

  private static int play(int player, long letters) {
    int card = CardText.card((int) letters & 0xff, ((int) letters >>> 8) & 0xff);
    return player < 1 || card == CardText.NO_CARD ? NONE : player << PLAYER_SHIFT | card;
  }

  /// Moves to the end of the line on which [#ahead] has found a play.
  static void pass(WordReader words, int play) {
    words.passLine((int) cardColumn(play) + 2);
  }

  /// The player's number, from 1.
  static int player(int play) {
    return play >> PLAYER_SHIFT;
  }

  static int card(int play) {
    return play & CARD_MASK;
  }

  static long cardColumn(int play) {
    return player(play) < 10 ? 3 : 4;
  }
}
