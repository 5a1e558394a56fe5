package umpire.core.record;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Seating;

/// How a record names its seats: by what the tag `Seats` calls them, or by their number from 1.
final class Seats {

  /// What a name may not hold, because it has a meaning in a record.
  private static final String MARKS = ":,;#=>*";

  private static final int LONGEST = 40;

  static final String LIKE_A_TAG = "a name may not be that of a tag";

  private Seats() {}

  /// The seat so called, or -1.
  static int find(String who, List<String> names) {
    int seat = names.indexOf(who);
    if (seat >= 0) {
      return seat;
    }
    boolean number = !who.isEmpty() && who.length() <= 2;
    for (int i = 0; number && i < who.length(); i++) {
      number = who.charAt(i) >= (i == 0 ? '1' : '0') && who.charAt(i) <= '9';
    }
    return number && Integer.parseInt(who) <= names.size() ? Integer.parseInt(who) - 1 : -1;
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

  /// What those are called who play together.
  static List<String> ofSide(int side, Seating seating, List<String> names) {
    var members = new ArrayList<String>();
    for (int seat = 0; seat < seating.seats(); seat++) {
      if (seating.side(seat) == side) {
        members.add(names.get(seat));
      }
    }
    return members;
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
    if (!name.equals(name.strip())) {
      return "a name may not begin or end with a blank";
    }
    return GameRecord.RESERVED.contains(name) ? LIKE_A_TAG : mistakenFor(name);
  }

  /// A name that a reader would take for something else.
  private static String mistakenFor(String name) {
    if (name.startsWith("+") || name.startsWith("-")) {
      return "a name may not be like a claim of points";
    }
    if (name.equals(ClaimText.NOBODY)) {
      return "a name may not be '" + ClaimText.NOBODY + "'";
    }
    String opening = RecordReader.OPENING;
    boolean opens = name.startsWith(opening) && name.length() > opening.length();
    return opens && Character.isWhitespace(name.charAt(opening.length()))
        ? "a name may not be like the first line of a record"
        : "";
  }
}
