package umpire.core.classic;

import java.nio.charset.StandardCharsets;
import umpire.core.text.BadInputException;
import umpire.core.text.SafeText;

/// Pieces of untrusted text as they may be shown to a person: short and harmless.
final class Excerpts {

  private static final int LONGEST = 100;

  private Excerpts() {}

  /// What surrounds a place on its line, in a buffer that holds text up to a limit.
  ///
  /// @param lineStart where the line starts; negative if that part is not in the buffer
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

  /// Bytes as text in which every control character and every broken byte is a visible mark.
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
