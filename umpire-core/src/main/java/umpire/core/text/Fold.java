package umpire.core.text;

import java.util.ArrayList;
import java.util.List;

/// Breaks lines at spaces, and between Chinese characters, so that they fit a terminal.
final class Fold {

  /// The least width to fold to; narrower text would be unreadable.
  static final int NARROWEST = 20;

  private static final int INDENT = 2;

  /// Characters with which no line may begin.
  private static final String CLOSING = "，。、；：！？）】》”’…";

  /// Characters with which no line may end.
  private static final String OPENING = "（【《“‘";

  private Fold() {}

  /// Folds a line. Continuation lines begin under its last column, if two or more spaces separate
  /// its columns; otherwise they are indented.
  ///
  /// @param width in columns; 0 for no limit
  static List<String> line(String line, int width) {
    return width < NARROWEST ? List.of(line) : folded(line, width, hang(line, width / 2));
  }

  /// Folds the contents of a cell.
  static List<String> cell(String text, int width) {
    return folded(text, width, 0);
  }

  private static int hang(String line, int most) {
    int margin = line.length() - line.stripLeading().length();
    int column = 0;
    for (int i = margin + 2; i < Math.min(most, line.length()); i++) {
      if (line.charAt(i) != ' ' && line.charAt(i - 1) == ' ' && line.charAt(i - 2) == ' ') {
        column = DisplayWidth.of(line.substring(0, i));
      }
    }
    return column > 0 ? column : Math.min(most, margin + INDENT);
  }

  private static List<String> folded(String text, int width, int hang) {
    var lines = new ArrayList<String>();
    String margin = "";
    String rest = text;
    while (margin.length() + DisplayWidth.of(rest) > width) {
      int end = end(rest, width - margin.length(), margin.isEmpty() ? hang : 0);
      lines.add(margin + rest.substring(0, end).stripTrailing());
      rest = rest.substring(end).stripLeading();
      margin = " ".repeat(hang);
    }
    if (!rest.isEmpty() || lines.isEmpty()) {
      lines.add(margin + rest);
    }
    return lines;
  }

  /// The index at which to break: after the last word that fits, or within a word that is too long
  /// for any line.
  ///
  /// @param room the width in columns
  /// @param hang no line ends before this column
  private static int end(String text, int room, int hang) {
    int fitting = Math.max(1, DisplayWidth.fitting(text, room));
    int from = DisplayWidth.fitting(text, hang);
    for (int at = Math.min(fitting, text.length() - 1); at > from; at--) {
      if (text.charAt(at) == ' ' || mayEnd(text, at)) {
        return at;
      }
    }
    return fitting;
  }

  /// Whether a line may end between two Chinese characters, or before or after one.
  private static boolean mayEnd(String text, int at) {
    int before = text.codePointBefore(at);
    int after = text.codePointAt(at);
    return (DisplayWidth.isWide(before) || DisplayWidth.isWide(after))
        && !Character.isLowSurrogate(text.charAt(at))
        && CLOSING.indexOf(after) < 0
        && OPENING.indexOf(before) < 0
        && after != ')'
        && before != '(';
  }
}
