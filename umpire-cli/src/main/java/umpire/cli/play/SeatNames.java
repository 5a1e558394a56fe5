package umpire.cli.play;

import java.util.ArrayList;
import java.util.List;
import umpire.core.session.GameRecorder;

/// What seats are called in records of games that strategies play.
public final class SeatNames {

  private static final List<String> NAMES =
      List.of(
          "Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Ines", "Jon", "Kate",
          "Liam", "Mona");

  private SeatNames() {}

  /// So many names, the given ones first.
  public static List<String> of(List<String> given, int seats) {
    var all = new ArrayList<>(given);
    for (String name : NAMES) {
      if (all.size() < seats && !all.contains(name)) {
        all.add(name);
      }
    }
    return all;
  }

  /// What is wrong with these names; empty if nothing is.
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
