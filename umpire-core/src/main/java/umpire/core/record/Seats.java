package umpire.core.record;

import java.util.List;

/// How a record names its seats: by what the tag `Seats` calls them, or by their number from 1.
final class Seats {

  /// What a name may not hold, because it has a meaning in a record.
  private static final String MARKS = ":,;#=>*";

  private static final int LONGEST = 40;

  private Seats() {}

  /// The seat so called, or -1.
  static int find(String who, List<String> names) {
    int seat = names.indexOf(who);
    if (seat >= 0) {
      return seat;
    }
    for (int i = 0; i < names.size(); i++) {
      if (who.equals(Integer.toString(i + 1))) {
        return i;
      }
    }
    return -1;
  }

  /// The seat whose name ends the text, the longest such name; or -1.
  static int findAtEnd(String text, List<String> names) {
    int found = -1;
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      boolean ends = text.equals(name) || text.endsWith(" " + name);
      if (ends && (found < 0 || name.length() > names.get(found).length())) {
        found = i;
      }
    }
    if (found < 0) {
      int blank = text.lastIndexOf(' ');
      found = find(text.substring(blank + 1), names);
    }
    return found;
  }

  /// How the end of the text calls this seat.
  static String spelled(String text, int seat, List<String> names) {
    String name = names.get(seat);
    return text.equals(name) || text.endsWith(" " + name) ? name : Integer.toString(seat + 1);
  }

  /// What is wrong with a name, or an empty text.
  static String fault(String name) {
    if (name.isEmpty()) {
      return "a name is empty";
    }
    if (name.length() > LONGEST) {
      return "a name is longer than " + LONGEST + " letters";
    }
    for (int i = 0; i < name.length(); i++) {
      if (MARKS.indexOf(name.charAt(i)) >= 0 || Character.isISOControl(name.charAt(i))) {
        return "a name may not hold any of " + MARKS;
      }
    }
    return GameRecord.RESERVED.contains(name) ? "a name may not be that of a tag" : "";
  }
}
