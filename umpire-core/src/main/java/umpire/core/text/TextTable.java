package umpire.core.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A table in plain text: columns are as wide as needed, with numbers aligned right.
public final class TextTable {

  private static final String GAP = "  ";

  /// The least width to which a column of words is folded.
  private static final int NARROWEST = 20;

  private final List<String[]> rows = new ArrayList<>();

  /// The number of first columns that hold words, aligned left.
  private final int words;

  /// The number of columns with a heading; those after them hold words as well.
  private final int headed;

  /// Creates a table with a heading only.
  ///
  /// @param words the number of first columns that hold words; the other columns of the heading
  ///   hold numbers
  public TextTable(int words, String... heading) {
    this.words = words;
    this.headed = heading.length;
    rows.add(heading);
  }

  /// Adds a row. It may have fewer cells than the heading, or more, which hold words.
  public void row(String... cells) {
    rows.add(cells);
  }

  /// Returns the lines of the table, without a limit on its width.
  public List<String> lines() {
    return lines(0);
  }

  /// Returns the lines of the table for a terminal: the widest column of words is folded, or moved
  /// below its row if there is not enough room for it.
  ///
  /// @param width in columns; 0 for no limit
  List<String> lines(int width) {
    int[] widths = widths();
    int widest = widestWords(widths);
    int excess = IntStream.of(widths).sum() + GAP.length() * (widths.length - 1) - width;
    if (width < Fold.NARROWEST || excess <= 0 || widest < 0) {
      return lines(widths);
    }
    if (widest > 0 && widths[widest] - excess < NARROWEST) {
      return withBelow(widest, width);
    }
    widths[widest] = Math.min(widths[widest], Math.max(NARROWEST, widths[widest] - excess));
    return lines(widths);
  }

  private List<String> lines(int[] widths) {
    var lines = new ArrayList<String>();
    for (String[] row : rows) {
      addRow(row, widths, lines);
    }
    return lines;
  }

  /// The table without one column, which is below each row instead.
  private List<String> withBelow(int column, int width) {
    var rest = new TextTable(words - (column < words ? 1 : 0), without(column, rows.getFirst()));
    rows.stream().skip(1).forEach(row -> rest.row(without(column, row)));
    List<String> above = rest.lines();
    var lines = new ArrayList<String>();
    for (int i = 0; i < rows.size(); i++) {
      String[] row = rows.get(i);
      lines.add(above.get(i));
      if (column < row.length && !row[column].isEmpty()) {
        lines.addAll(Fold.line(GAP + row[column], width));
      }
    }
    return lines;
  }

  private static String[] without(int column, String[] row) {
    return IntStream.range(0, row.length)
        .filter(i -> i != column)
        .mapToObj(i -> row[i])
        .toArray(String[]::new);
  }

  private int[] widths() {
    int columns = rows.stream().mapToInt(row -> row.length).max().orElse(0);
    var widths = new int[columns];
    for (String[] row : rows) {
      for (int i = 0; i < row.length; i++) {
        widths[i] = Math.max(widths[i], DisplayWidth.of(row[i]));
      }
    }
    return widths;
  }

  /// The index of the widest column of words; -1 if there is none.
  private int widestWords(int[] widths) {
    int widest = -1;
    for (int i = 0; i < widths.length; i++) {
      if (isWords(i) && (widest < 0 || widths[i] > widths[widest])) {
        widest = i;
      }
    }
    return widest;
  }

  private boolean isWords(int column) {
    return column < words || column >= headed;
  }

  private void addRow(String[] row, int[] widths, List<String> lines) {
    var cells = new ArrayList<List<String>>();
    for (int i = 0; i < row.length; i++) {
      cells.add(Fold.cell(row[i], widths[i]));
    }
    int height = cells.stream().mapToInt(List::size).max().orElse(1);
    for (int part = 0; part < height; part++) {
      var line = new StringBuilder();
      for (int i = 0; i < row.length; i++) {
        String cell = part < cells.get(i).size() ? cells.get(i).get(part) : "";
        String blanks = " ".repeat(Math.max(0, widths[i] - DisplayWidth.of(cell)));
        line.append(i == 0 ? "" : GAP);
        line.append(isWords(i) ? cell + blanks : blanks + cell);
      }
      lines.add(line.toString().stripTrailing());
    }
  }
}
