package umpire.core.text;

/// Text for people, fitted to a terminal.
///
/// @param out the destination
/// @param width the width of the terminal in columns; 0 for other destinations, where lines are not
///   folded
public record TextPage(TextWriter out, int width) {

  /// Writes a line, folded if it is too wide.
  public void line(String line) {
    Fold.line(line, width).forEach(each -> out.text(each).line());
  }

  /// Writes a blank line.
  public void line() {
    out.line();
  }

  /// Writes several lines, each folded if it is too wide.
  public void lines(String text) {
    text.lines().forEach(this::line);
  }

  /// Writes a table, with its longest words folded if it is too wide.
  public void table(TextTable table) {
    table.lines(width).forEach(each -> out.text(each).line());
  }

  public void flush() {
    out.flush();
  }
}
