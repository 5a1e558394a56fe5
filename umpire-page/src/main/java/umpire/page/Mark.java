package umpire.page;

/// The style of one of several sides: a colour, a shape and a dash, so that sides never differ by
/// colour alone.
///
/// @param place the index of the side, from 0
public record Mark(int place) {

  /// The number of colours and dashes in the style sheet.
  private static final int COLOURS = 6;

  private static final int SHAPES = 4;
  private static final double SIZE = 5;

  /// The style class of its colour and dash.
  public String style() {
    return "s" + (place % COLOURS + 1);
  }

  public void draw(Canvas canvas, double x, double y) {
    canvas.out().empty("path", "class", "mark " + style(), "d", path(x, y));
  }

  private String path(double x, double y) {
    return switch (place % SHAPES) {
      case 0 -> move(x - SIZE, y) + round(SIZE) + round(-SIZE) + "z";
      case 1 -> move(x - SIZE + 0.5, y - SIZE + 0.5) + "h9v9h-9z";
      case 2 -> move(x, y - SIZE - 1) + "l6,10.5h-12z";
      default -> move(x, y - SIZE - 1.5) + "l6.5,6.5l-6.5,6.5l-6.5,-6.5z";
    };
  }

  private static String move(double x, double y) {
    return "M" + Typeset.place(x) + "," + Typeset.place(y);
  }

  /// A half circle in path syntax.
  private static String round(double radius) {
    String size = Typeset.place(Math.abs(radius));
    return "a" + size + "," + size + ",0,1,1," + Typeset.place(2 * radius) + ",0";
  }
}
