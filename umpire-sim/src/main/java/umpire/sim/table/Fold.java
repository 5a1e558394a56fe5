package umpire.sim.table;

import java.util.ArrayList;
import java.util.List;

/// Breaks lines at blanks, so that they fit a terminal.
final class Fold {

  /// Nothing can be read that is narrower.
  static final int NARROWEST = 20;

  private static final int INDENT = 2;

  private Fold() {}

  /// A line, and what does not fit into it below: under the last of its columns if it has some,
  /// which two blanks or more part, else indented.
  ///
  /// @param width in letters; 0 if it does not matter
  static List<String> line(String line, int width) {
    return width < NARROWEST ? List.of(line) : folded(line, width, hang(line, width / 2));
  }

  /// The contents of a cell, line by line.
  static List<String> cell(String text, int width) {
    return folded(text, width, 0);
  }

  private static int hang(String line, int most) {
    int margin = line.length() - line.stripLeading().length();
    int column = 0;
    for (int i = margin + 2; i < Math.min(most, line.length()); i++) {
      if (line.charAt(i) != ' ' && line.charAt(i - 1) == ' ' && line.charAt(i - 2) == ' ') {
        column = i;
      }
    }
    return column > 0 ? column : Math.min(most, margin + INDENT);
  }

  private static List<String> folded(String text, int width, int hang) {
    var lines = new ArrayList<String>();
    String margin = "";
    String rest = text;
    while (margin.length() + rest.length() > width) {
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

  /// Behind the last word that has room; within a word that is too long for any line.
  private static int end(String text, int room, int from) {
    int blank = text.lastIndexOf(' ', room);
    if (blank > from) {
      return blank;
    }
    boolean pair = room > 1 && Character.isHighSurrogate(text.charAt(room - 1));
    return pair ? room - 1 : room;
  }
}
