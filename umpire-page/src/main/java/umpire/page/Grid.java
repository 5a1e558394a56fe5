package umpire.page;

import java.util.List;

/// A table that is being written: words to the left, numbers to the right.
public final class Grid {

  private final Markup out;
  private final List<Column> columns;

  /// A column of the table.
  ///
  /// @param number whether it holds numbers
  public record Column(String title, boolean number) {
    public static Column words(String title) {
      return new Column(title, false);
    }

    public static Column number(String title) {
      return new Column(title, true);
    }
  }

  private Grid(Markup out, List<Column> columns) {
    this.out = out;
    this.columns = columns;
  }

  /// Begins a table. One that is too wide can be scrolled by hand and by keyboard.
  public static Grid open(Markup out, String caption, Column... columns) {
    out.open("div", "class", "wide", "role", "region", "aria-label", caption, "tabindex", "0");
    out.open("table").element("caption", caption).open("thead").open("tr");
    for (Column column : columns) {
      out.element(
          "th", column.title(), "scope", "col", "class", column.number() ? "number" : "words");
    }
    out.close().close().open("tbody");
    return new Grid(out, List.of(columns));
  }

  /// Writes a row; its first cell is the row's heading.
  public Grid row(String... cells) {
    out.open("tr").element("th", cells[0], "scope", "row");
    for (int i = 1; i < cells.length; i++) {
      out.element("td", cells[i], "class", columns.get(i).number() ? "number" : "words");
    }
    out.closeLine();
    return this;
  }

  /// Writes a row whose last cell holds commands to type.
  public Grid commands(List<String> cells, List<String> commands) {
    out.open("tr").element("th", cells.getFirst(), "scope", "row");
    for (int i = 1; i < cells.size(); i++) {
      out.element("td", cells.get(i), "class", columns.get(i).number() ? "number" : "words");
    }
    out.open("td", "class", "words");
    for (String command : commands) {
      Page.command(out, command);
    }
    out.close().closeLine();
    return this;
  }

  public void close() {
    out.close().close().closeLine();
  }
}
