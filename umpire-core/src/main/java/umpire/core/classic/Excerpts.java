package umpire.core.classic;

import java.nio.charset.StandardCharsets;
import umpire.core.text.BadInputException;
import umpire.core.text.SafeText;

/// Short excerpts of untrusted text, safe to print in a message.
final class Excerpts {

  private static final int LONGEST = 100;

  private Excerpts() {}

  /// The text around a position of a line, from a buffer that is filled up to a limit.
  ///
  /// @param caret the index of the position in the buffer
  /// @param lineStart the index of the line's first byte; negative if that has been discarded
  static BadInputException.Excerpt around(long caret, long lineStart, byte[] buffer, int limit) {
    int left = (int) Math.max(Math.max(lineStart, 0), caret - LONGEST / 2);
    int right = left;
    while (right < limit && right < left + LONGEST && buffer[right] != '\n') {
      right++;
    }
    String cut = left > lineStart ? "…" : "";
    String before = cut + readable(buffer, left, (int) caret);
    return new BadInputException.Excerpt(
        before + readable(buffer, (int) caret, right).stripTrailing(), before.length());
  }

  /// Decodes bytes, replacing every control character and every malformed byte by a visible mark.
  static String readable(byte[] buffer, int from, int to) {
    if (from >= to) {
      return "";
    }
    var text = new StringBuilder(new String(buffer, from, to - from, StandardCharsets.UTF_8));
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\t') {
        text.setCharAt(i, ' ');
      } else if (c == '\r' && i == text.length() - 1) {
        text.setCharAt(i, ' ');
      } else if (SafeText.isHarmful(c)) {
        text.setCharAt(i, '\ufffd');
      }
    }
    return text.toString();
  }
}
