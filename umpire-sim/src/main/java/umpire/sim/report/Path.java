package umpire.sim.report;

/// A line through points of a drawing.
final class Path {

  private final StringBuilder points = new StringBuilder("M");

  void add(double x, double y) {
    if (points.length() > 1) {
      points.append(' ');
    }
    points.append(Typeset.place(x)).append(',').append(Typeset.place(y));
  }

  /// From the first point to the last.
  String open() {
    return points.toString();
  }

  /// And back to the first.
  String closed() {
    return points + "z";
  }
}
