package umpire.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;

/// Names at the right ends of curves, moved apart where they would cover each other.
public final class EndLabels {

  private static final double LABEL_HEIGHT = 15;
  private static final double MAX_LABEL = 220;

  private EndLabels() {}

  /// The width of the longest name, up to a limit.
  public static double width(List<String> names) {
    int characters = names.stream().mapToInt(String::length).max().orElse(0);
    return Math.min(MAX_LABEL, 24 + Typeset.LETTER * characters);
  }

  /// Writes the names.
  ///
  /// @param height the vertical position of the end of each curve
  public static void draw(Canvas canvas, List<String> names, IntToDoubleFunction height) {
    var order = new ArrayList<Integer>();
    for (int i = 0; i < names.size(); i++) {
      order.add(i);
    }
    order.sort(Comparator.comparingDouble(height::applyAsDouble));
    double free = canvas.top();
    for (int i = 0; i < order.size(); i++) {
      double lowest = canvas.bottom() - (order.size() - 1 - i) * LABEL_HEIGHT;
      double wanted = Math.max(height.applyAsDouble(order.get(i)), free);
      double y = Math.min(wanted, Math.max(free, lowest));
      canvas.text(
          "start",
          canvas.right() + 12,
          y + 4,
          Typeset.shortened(names.get(order.get(i)), MAX_LABEL - 24));
      free = y + LABEL_HEIGHT;
    }
  }
}
