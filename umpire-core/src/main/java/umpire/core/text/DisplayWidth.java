package umpire.core.text;

/// The width of text in terminal columns: Chinese, Japanese and Korean characters take two,
/// combining marks none.
public final class DisplayWidth {

  /// The ranges of wide characters, first and last, in order. Emoji are among them.
  private static final int[] WIDE = {
    0x1100, 0x115f, 0x2e80, 0x303e, 0x3041, 0x33ff, 0x3400, 0x4dbf, 0x4e00, 0xa4cf, 0xa960, 0xa97f,
    0xac00, 0xd7a3, 0xf900, 0xfaff, 0xfe30, 0xfe6f, 0xff00, 0xff60, 0xffe0, 0xffe6, 0x1f300,
    0x1f64f, 0x1f900, 0x1f9ff, 0x20000, 0x3fffd
  };

  /// Every character below this one takes one column.
  private static final char FIRST_OTHER = 0x300;

  private DisplayWidth() {}

  /// The width of a text.
  public static int of(String text) {
    int width = 0;
    for (int at = 0; at < text.length(); ) {
      int letter = text.codePointAt(at);
      width += of(letter);
      at += Character.charCount(letter);
    }
    return width;
  }

  /// The width of one character, 0 to 2.
  public static int of(int letter) {
    if (letter < FIRST_OTHER) {
      return 1;
    }
    return isWide(letter) ? 2 : isMark(letter) ? 0 : 1;
  }

  /// Whether a character takes two columns.
  public static boolean isWide(int letter) {
    for (int i = 0; i < WIDE.length && letter >= WIDE[i]; i += 2) {
      if (letter <= WIDE[i + 1]) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMark(int letter) {
    int type = Character.getType(letter);
    return type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.FORMAT;
  }

  /// The text with spaces after it, up to a width; unchanged if it is wider.
  public static String padEnd(String text, int width) {
    return text + blanks(text, width);
  }

  /// The text with spaces before it, up to a width; unchanged if it is wider.
  public static String padStart(String text, int width) {
    return blanks(text, width) + text;
  }

  private static String blanks(String text, int width) {
    return " ".repeat(Math.max(0, width - of(text)));
  }

  /// The length, in `char`s, of the longest beginning of a text that fits a number of columns. A
  /// surrogate pair is not split.
  public static int fitting(String text, int columns) {
    int width = 0;
    int at = 0;
    while (at < text.length()) {
      int letter = text.codePointAt(at);
      width += of(letter);
      if (width > columns) {
        return at;
      }
      at += Character.charCount(letter);
    }
    return at;
  }
}
