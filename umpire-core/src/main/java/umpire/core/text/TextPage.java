package umpire.core.text;

/// Text for people, which fits the terminal that it goes to.
///
/// @param out where it goes
/// @param width of the terminal in letters; 0 if it goes elsewhere, where lines are left whole
public record TextPage(TextWriter out, int width) {

  /// A line, folded where it must be.
  public void line(String line) {
    Fold.line(line, width).forEach(each -> out.text(each).line());
  }

  public void line() {
    out.line();
  }

  /// Lines that each end with a line feed.
  public void lines(String text) {
    text.lines().forEach(this::line);
  }

  /// A table, its longest words folded where they must be.
  public void table(TextTable table) {
    table.lines(width).forEach(each -> out.text(each).line());
  }

  public void flush() {
    out.flush();
  }
}
