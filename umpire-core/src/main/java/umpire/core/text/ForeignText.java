package umpire.core.text;

/// Recognizes text that was saved in a way that is not read: in UTF-16, or with carriage returns
/// alone between its lines.
public final class ForeignText {

  private ForeignText() {}

  /// Returns what was expected and found, and what to do; empty for a text that can be read.
  ///
  /// @param text holds the beginning of a text
  /// @param from the index of its first byte
  /// @param to the index after its last byte in the array
  public static String fault(byte[] text, int from, int to) {
    if (to - from > 1 && isUtf16(text[from], text[from + 1])) {
      return "expected UTF-8 text, found UTF-16: save the file as UTF-8, or convert it, as by"
          + " 'iconv -f UTF-16 -t UTF-8'";
    }
    for (int i = from; i < to - 1 && text[i] != '\n'; i++) {
      if (text[i] == '\r' && text[i + 1] != '\r' && text[i + 1] != '\n') {
        return "expected lines that end with a line feed, found carriage returns alone, as on old"
            + " Macs: convert them, as by tr '\\r' '\\n'";
      }
    }
    return "";
  }

  /// Whether a text that begins with these two bytes is UTF-16: by its mark, or because one of them
  /// is zero.
  public static boolean isUtf16(byte first, byte second) {
    boolean marked =
        (first == (byte) 0xfe && second == (byte) 0xff)
            || (first == (byte) 0xff && second == (byte) 0xfe);
    return marked || (first == 0) != (second == 0);
  }
}
