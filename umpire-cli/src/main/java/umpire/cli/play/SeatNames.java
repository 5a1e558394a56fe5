package umpire.cli.play;

import java.util.ArrayList;
import java.util.List;
import umpire.core.session.GameRecorder;

/// Names of the seats in records of games that strategies play.
public final class SeatNames {

  private static final List<String> NAMES =
      List.of(
          "Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Ines", "Jon", "Kate",
          "Liam", "Mona");

  private SeatNames() {}

  /// As many names as there are seats, the given ones first.
  public static List<String> of(List<String> given, int seats) {
    var all = new ArrayList<>(given);
    for (String name : NAMES) {
      if (all.size() < seats && !all.contains(name)) {
        all.add(name);
      }
    }
    return all;
  }

  /// The message about invalid names; empty if all are valid.
  static String fault(List<String> names) {
    for (String name : names) {
      String fault = GameRecorder.nameFault(name);
      if (!fault.isEmpty()) {
        return fault;
      }
    }
    return names.stream().distinct().count() < names.size() ? "two seats have the same name" : "";
  }
}
