package umpire.sim.table;

import java.util.ArrayList;
import java.util.List;
import umpire.core.text.Print;

/// A table in plain text: columns as wide as they need be, numbers to the right.
public final class TextTable {

  private static final String GAP = "  ";

  private final List<String[]> rows = new ArrayList<>();

  /// How many of the first columns are words, which go to the left.
  private final int words;

  /// How many columns have a heading; those behind them are words, too.
  private final int headed;

  public TextTable(int words, String... heading) {
    this.words = words;
    this.headed = heading.length;
    rows.add(heading);
  }

  public void row(String... cells) {
    rows.add(cells);
  }

  public void print(Print out) {
    lines().forEach(line -> out.text(line).line());
  }

  /// The table line by line.
  public List<String> lines() {
    int columns = rows.stream().mapToInt(row -> row.length).max().orElse(0);
    var widths = new int[columns];
    for (String[] row : rows) {
      for (int i = 0; i < row.length; i++) {
        widths[i] = Math.max(widths[i], row[i].length());
      }
    }
    var lines = new ArrayList<String>();
    for (String[] row : rows) {
      var line = new StringBuilder();
      for (int i = 0; i < row.length; i++) {
        String blanks = " ".repeat(widths[i] - row[i].length());
        line.append(i == 0 ? "" : GAP);
        line.append(i < words || i >= headed ? row[i] + blanks : blanks + row[i]);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
