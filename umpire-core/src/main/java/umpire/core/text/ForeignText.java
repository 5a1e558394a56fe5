package umpire.core.text;

import java.nio.ByteBuffer;

/// Recognizes text in an unsupported form: UTF-16 or UTF-32, or lines separated by carriage returns
/// only.
public final class ForeignText {

  private ForeignText() {}

  /// Returns a message with what was expected, what was found and what to do; empty for a text that
  /// can be read.
  ///
  /// @param text holds the beginning of a text
  /// @param from the index of its first byte
  /// @param to the index after its last byte in the array
  public static String fault(byte[] text, int from, int to) {
    String encoding = wideEncoding(text, from, to);
    if (!encoding.isEmpty()) {
      return "expected UTF-8 text, found %s: save the file as UTF-8, or convert it, as by 'iconv -f %s -t UTF-8'"
          .formatted(encoding, encoding);
    }
    for (int i = from; i < to - 1 && text[i] != '\n'; i++) {
      if (text[i] == '\r' && text[i + 1] != '\r' && text[i + 1] != '\n') {
        return "expected lines that end with a line feed, found carriage returns alone, as on old"
            + " Macs: convert them, as by tr '\\r' '\\n'";
      }
    }
    return "";
  }

  /// Returns the name of the encoding if characters take two or four bytes, else empty. The name
  /// includes the byte order only if the text has no byte order mark: otherwise a converter would
  /// take the mark for text.
  ///
  /// UTF-32 is tested first, because its mark may begin like that of UTF-16.
  public static String wideEncoding(byte[] text, int from, int to) {
    if (to - from > 3) {
      int four = ByteBuffer.wrap(text).getInt(from);
      if (four == 0x0000feff || four == 0xfffe0000) {
        return "UTF-32";
      }
      if (isOneByte(four) || isOneByte(Integer.reverseBytes(four))) {
        return isOneByte(four) ? "UTF-32BE" : "UTF-32LE";
      }
    }
    return to - from > 1 ? utf16(text[from], text[from + 1]) : "";
  }

  private static boolean isOneByte(int four) {
    return four > 0 && four <= 0xff;
  }

  private static String utf16(byte first, byte second) {
    boolean marked =
        (first == (byte) 0xfe && second == (byte) 0xff)
            || (first == (byte) 0xff && second == (byte) 0xfe);
    if (marked) {
      return "UTF-16";
    }
    if ((first == 0) == (second == 0)) {
      return "";
    }
    return first == 0 ? "UTF-16BE" : "UTF-16LE";
  }
}
