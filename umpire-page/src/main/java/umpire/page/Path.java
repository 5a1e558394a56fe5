package umpire.page;

/// A line through points of a drawing.
public final class Path {

  private final StringBuilder points = new StringBuilder("M");

  public void add(double x, double y) {
    if (points.length() > 1) {
      points.append(' ');
    }
    points.append(Typeset.place(x)).append(',').append(Typeset.place(y));
  }

  /// The line from the first point to the last.
  public String open() {
    return points.toString();
  }

  /// The line from the first point to the last and back to the first.
  public String closed() {
    return points + "z";
  }
}
