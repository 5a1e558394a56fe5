package umpire.core.record;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Seating;
import umpire.core.words.SeatName;

/// The naming of seats in a record: by the names in the tag `Seats`, or by their number from 1.
public final class Seats {

  /// The characters that a name may not contain, because they have a meaning in a record.
  private static final String MARKS = ":,;#=>*";

  private static final int LONGEST = 40;

  static final String LIKE_A_TAG = "a name may not be the name of a tag";

  private Seats() {}

  /// The seat with exactly this name, or -1.
  static int exactly(String who, List<String> names) {
    return names.indexOf(who);
  }

  /// The seat whose name, followed by a colon, begins at this index of a text; or -1.
  static int named(int from, String text, List<String> names) {
    for (int seat = 0; seat < names.size(); seat++) {
      String name = names.get(seat);
      int end = from + name.length();
      if (end < text.length() && text.charAt(end) == ':' && text.startsWith(name, from)) {
        return seat;
      }
    }
    return -1;
  }

  /// The seat whose name ends the text, the longest such name; or -1. If no name matches exactly,
  /// case is ignored; if none matches then, a number is accepted.
  static int findAtEnd(String text, List<String> names) {
    int seat = exactlyAtEnd(text, names);
    for (int start = Math.max(0, text.length() - LONGEST);
        seat < 0 && start < text.length();
        start++) {
      seat = beginsWord(text, start) ? SeatName.find(text.substring(start), names) : -1;
    }
    return seat;
  }

  private static int exactlyAtEnd(String text, List<String> names) {
    int found = -1;
    int longest = 0;
    for (int seat = 0; seat < names.size(); seat++) {
      String name = names.get(seat);
      boolean ends = text.endsWith(name) && beginsWord(text, text.length() - name.length());
      if (ends && name.length() > longest) {
        found = seat;
        longest = name.length();
      }
    }
    return found;
  }

  private static boolean beginsWord(String text, int start) {
    return start == 0 || text.charAt(start - 1) == ' ';
  }

  /// The form in which the end of the text names this seat: its name or its number.
  static String spelled(String text, int seat, List<String> names) {
    String name = names.get(seat);
    int start = text.length() - name.length();
    boolean ends =
        start >= 0
            && beginsWord(text, start)
            && text.regionMatches(true, start, name, 0, name.length());
    return ends ? name : Integer.toString(seat + 1);
  }

  /// Returns the names of the players of a side, in the order of their seats.
  public static List<String> ofSide(int side, Seating seating, List<String> names) {
    var members = new ArrayList<String>();
    for (int seat = 0; seat < seating.seats(); seat++) {
      if (seating.side(seat) == side) {
        members.add(names.get(seat));
      }
    }
    return members;
  }

  /// A hint to separate names by commas if the only name consists of several words; else empty.
  static String withCommas(List<String> names) {
    boolean several = names.size() == 1 && names.getFirst().contains(" ");
    return several
        ? ": write commas between the names, as in 'Seats: %s'"
            .formatted(String.join(", ", names.getFirst().split("\\s+")))
        : "";
  }

  /// Returns what is wrong with a name, or an empty text if nothing is.
  public static String fault(String name) {
    if (name.isEmpty()) {
      return "a name is empty";
    }
    if (name.length() > LONGEST) {
      return "a name is longer than " + LONGEST + " characters";
    }
    for (int i = 0; i < name.length(); i++) {
      if (MARKS.indexOf(name.charAt(i)) >= 0 || Character.isISOControl(name.charAt(i))) {
        return "a name may not hold any of " + MARKS;
      }
    }
    if (!name.equals(name.strip())) {
      return "a name may not begin or end with a space";
    }
    return GameRecord.RESERVED.contains(name) ? LIKE_A_TAG : mistakenFor(name);
  }

  /// Returns the fault of a name that a reader would take for something else, or an empty text.
  private static String mistakenFor(String name) {
    if (name.startsWith("+") || name.startsWith("-")) {
      return "a name may not look like a claim of points";
    }
    if (name.equals(ClaimText.NOBODY)) {
      return "a name may not be '" + ClaimText.NOBODY + "'";
    }
    String opening = RecordReader.OPENING;
    boolean opens =
        name.regionMatches(true, 0, opening, 0, opening.length())
            && name.length() > opening.length();
    return opens && Character.isWhitespace(name.charAt(opening.length()))
        ? "a name may not look like the first line of a record"
        : "";
  }
}
