package umpire.core.text;

import java.util.OptionalInt;

/// Finds invisible characters and unusual spaces, with which two different texts look alike.
public final class Invisible {

  private static final int NON_JOINER = 0x200c;
  private static final int JOINER = 0x200d;
  private static final int EMOJI_STYLE = 0xfe0f;

  /// The first and last character of each range, in order: Unicode's default ignorable characters,
  /// its spaces, and others that show a gap or nothing. This is a fixed table, because the Unicode
  /// version of a browser or a Java runtime must not decide about a name.
  private static final int[] RANGES = {
    0xa0, 0xa0, 0xad, 0xad, 0x34f, 0x34f, 0x61c, 0x61c, 0x115f, 0x1160, 0x1680, 0x1680, 0x17b4,
    0x17b5, 0x180b, 0x180f, 0x2000, 0x200f, 0x2028, 0x202f, 0x205f, 0x206f, 0x2800, 0x2800, 0x3000,
    0x3000, 0x3164, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xfeff, 0xffa0, 0xffa0, 0xfff0, 0xfffb, 0x1bca0,
    0x1bca3, 0x1d173, 0x1d17a, 0xe0000, 0xe0fff
  };

  /// Arabic characters that do not join the next one, so that a non-joiner after them has no
  /// visible effect.
  private static final String NOT_JOINING =
      "\u0621\u0622\u0623\u0624\u0625\u0627\u0629\u062f\u0630\u0631\u0632\u0648\u0671\u0672\u0673"
          + "\u0675\u0676\u0677\u0688\u0689\u0691\u0695\u0698\u06c0\u06c3\u06cb\u06d2\u06d3\u06d5";

  /// The signs that remove a consonant's vowel in the scripts of India and Sri Lanka.
  private static final String VIRAMAS =
      "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca";

  private Invisible() {}

  /// Returns the first character of a text that is invisible and does not affect its neighbours;
  /// empty if there is none. Joiners count only where they cannot change the look of their
  /// neighbours: Persian needs non-joiners within words, scripts of India need both kinds after a
  /// virama, and joiners combine emoji.
  public static OptionalInt firstIn(String text) {
    int before = 0;
    for (int at = 0; at < text.length(); ) {
      int letter = text.codePointAt(at);
      int next = at + Character.charCount(letter);
      int after = next < text.length() ? text.codePointAt(next) : 0;
      if (isInvisible(letter) && !isNeeded(before, letter, after)) {
        return OptionalInt.of(letter);
      }
      before = letter;
      at = next;
    }
    return OptionalInt.empty();
  }

  private static boolean isInvisible(int letter) {
    for (int i = 0; i < RANGES.length && letter >= RANGES[i]; i += 2) {
      if (letter <= RANGES[i + 1]) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNeeded(int before, int letter, int after) {
    return switch (letter) {
      case NON_JOINER ->
          (isArabic(before) && NOT_JOINING.indexOf(before) < 0 && isArabic(after))
              || (isVirama(before) && Character.isLetter(after));
      case JOINER -> isVirama(before) || (isEmoji(before) && isPicture(after));
      case EMOJI_STYLE -> isPicture(before);
      default -> false;
    };
  }

  /// Whether this character is Arabic and not a mark: a mark before a non-joiner is too rare in
  /// names.
  private static boolean isArabic(int letter) {
    return letter >= 0x620 && letter <= 0x6ff && Character.isLetter(letter);
  }

  private static boolean isVirama(int letter) {
    return VIRAMAS.indexOf(letter) >= 0;
  }

  private static boolean isEmoji(int letter) {
    return letter == EMOJI_STYLE || isPicture(letter);
  }

  /// Whether the character is in one of the blocks of symbols that contain emoji.
  private static boolean isPicture(int letter) {
    return (letter >= 0x203c && letter <= 0x2bff && !isInvisible(letter))
        || (letter >= 0x1f000 && letter <= 0x1faff);
  }
}
