package umpire.cli.interactive;

import java.util.ArrayList;
import java.util.List;
import umpire.core.text.DisplayWidth;

/// Lays out words on a screen of limited width.
final class Columns {

  private static final String GAP = "   ";
  private static final String INDENT = "    ";

  private Columns() {}

  /// Joins the parts with commas, on as many lines as needed.
  static List<String> wrapped(String head, List<String> parts, int width) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder(head);
    for (int i = 0; i < parts.size(); i++) {
      String part = parts.get(i) + (i + 1 < parts.size() ? "," : "");
      if (DisplayWidth.of(line.toString()) + 1 + DisplayWidth.of(part) > width) {
        lines.add(line.toString());
        line = new StringBuilder(INDENT);
      }
      line.append(line.toString().isBlank() ? "" : " ").append(part);
    }
    lines.add(line.toString());
    return lines;
  }

  /// Lays out a numbered list in columns, to be read from top to bottom.
  static List<String> numbered(List<String> items, int width) {
    var numbered = new ArrayList<String>();
    for (int i = 0; i < items.size(); i++) {
      numbered.add("%3d  %s".formatted(i + 1, items.get(i)));
    }
    int widest = numbered.stream().mapToInt(DisplayWidth::of).max().orElse(1);
    int columns = Math.max(1, (width + GAP.length()) / (widest + GAP.length()));
    int rows = (numbered.size() + columns - 1) / columns;
    var lines = new ArrayList<String>();
    for (int row = 0; row < rows; row++) {
      var line = new StringBuilder();
      for (int i = row; i < numbered.size(); i += rows) {
        line.append(DisplayWidth.padEnd(numbered.get(i), widest)).append(GAP);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
