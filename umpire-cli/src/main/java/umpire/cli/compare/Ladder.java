package umpire.cli.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.core.text.TextPage;
import umpire.core.text.TextTable;
import umpire.sim.count.Confidence;
import umpire.sim.count.Interval;

/// Prints all pairs in one table, best strategy first: the difference of row minus column, plus or
/// minus half the width of its interval.
final class Ladder {

  private final ComparisonMeasure measure;
  private final List<String> names;
  private final Interval[][] ahead;

  Ladder(ComparisonMeasure measure, List<String> names) {
    this.measure = measure;
    this.names = List.copyOf(names);
    this.ahead = new Interval[names.size()][names.size()];
  }

  /// Enters the difference between two strategies.
  void enter(int one, int other, Interval more) {
    ahead[one][other] = more;
    ahead[other][one] = new Interval(-more.high(), -more.low());
  }

  void print(TextPage out, Confidence confidence) {
    List<Integer> order = order();
    var head = new ArrayList<>(List.of(""));
    order.forEach(place -> head.add(names.get(place)));
    var table = new TextTable(1, head.toArray(String[]::new));
    for (int one : order) {
      var row = new ArrayList<>(List.of(names.get(one)));
      order.forEach(other -> row.add(one == other ? "" : cell(ahead[one][other])));
      table.row(row.toArray(String[]::new));
    }
    out.line();
    out.line(
        "All pairs: %s, row minus column (%s), each ± half its %s %% interval"
            .formatted(measure.unit(), measure.direction(), confidence));
    out.table(table);
  }

  private String cell(Interval more) {
    if (Double.isInfinite(more.half()) || Double.isNaN(more.half())) {
      return "not known";
    }
    double middle = (more.low() + more.high()) / 2;
    return measure.value(middle, more) + " ± " + measure.width(more.half());
  }

  /// The indexes of the strategies, in descending order of their summed leads over the others.
  private List<Integer> order() {
    var order = new ArrayList<Integer>();
    for (int place = 0; place < names.size(); place++) {
      order.add(place);
    }
    double good = measure.lessIsBetter() ? 1 : -1;
    order.sort(Comparator.comparingDouble(place -> good * lead(place)));
    return order;
  }

  private double lead(int place) {
    double sum = 0;
    for (Interval more : ahead[place]) {
      sum += more == null ? 0 : more.low() + more.high();
    }
    return sum;
  }
}
