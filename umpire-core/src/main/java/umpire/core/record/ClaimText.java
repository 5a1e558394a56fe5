package umpire.core.record;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.core.text.BadInputException;
import umpire.core.text.SafeText;
import umpire.core.text.SourceLine;
import umpire.core.words.SeatName;

/// Reads and writes claims: `+4`, `points Anna 12, Ben 7`, `Anna wins`, and several separated by
/// semicolons.
final class ClaimText {

  private static final String WINS = " wins";
  static final String NOBODY = "nobody";
  private static final String NOBODY_WINS = NOBODY + WINS;
  private static final String UNFINISHED = "unfinished";
  private static final int LONGEST_NUMBER = 10;

  private final List<String> names;
  private final SourceLine line;

  private ClaimText(List<String> names, SourceLine line) {
    this.names = names;
    this.line = line;
  }

  /// Reads the claim in a line, starting at a position.
  static Claim read(SourceLine line, int from, List<String> names) throws BadInputException {
    var reader = new ClaimText(names, line);
    var claims = new ArrayList<Claim>();
    int at = from;
    while (at <= line.text().length()) {
      int end = line.text().indexOf(';', at);
      int to = end < 0 ? line.text().length() : end;
      claims.add(reader.one(at, to));
      at = to + 1;
    }
    return claims.size() == 1 ? claims.getFirst() : new Claim.All(claims);
  }

  private Claim one(int from, int to) throws BadInputException {
    if (isPlainlyStanding(from, to)) {
      return standing(from, to);
    }
    String text = blanks(line.text().substring(from, to).strip());
    if (text.equals(UNFINISHED)) {
      return new Claim.Unfinished();
    }
    if (text.equals(NOBODY_WINS)) {
      return new Claim.Winner(Kernel.NOBODY);
    }
    if (text.endsWith(WINS)) {
      int seat = SeatName.find(text.substring(0, text.length() - WINS.length()).strip(), names);
      if (seat >= 0) {
        return new Claim.Winner(seat);
      }
    }
    if (text.startsWith("+") || text.startsWith("-")) {
      int points = digits(text.substring(1), line.skipBlanks(from) + 1);
      return new Claim.Earned(text.charAt(0) == '-' ? -points : points);
    }
    return standing(from, to);
  }

  /// Whether the text ends in a digit and does not begin with a sign. Nearly all claims are like
  /// that, and only those of a score can be.
  private boolean isPlainlyStanding(int from, int to) {
    String text = line.text();
    int start = line.skipBlanks(from);
    return start < to && isDigit(text.charAt(to - 1)) && "+-".indexOf(text.charAt(start)) < 0;
  }

  private static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }

  private Claim standing(int from, int to) throws BadInputException {
    String tally = "";
    var stands = new ArrayList<Claim.Stand>();
    int at = from;
    while (at <= to) {
      int comma = line.text().indexOf(',', at);
      int end = comma < 0 || comma > to ? to : comma;
      String part = blanks(line.text().substring(at, end).strip());
      int blank = part.lastIndexOf(' ');
      String who = blank < 0 ? part : part.substring(0, blank).strip();
      int seat = Seats.findAtEnd(who, names);
      if (blank < 0 || seat < 0) {
        throw wrong(at, part);
      }
      if (stands.isEmpty()) {
        tally = who.substring(0, who.length() - Seats.spelled(who, seat, names).length()).strip();
      } else if (SeatName.find(who, names) < 0) {
        throw wrong(at, part);
      }
      int place = line.skipBlanks(at) + blank + 1;
      stands.add(new Claim.Stand(seat, number(part.substring(blank + 1), place)));
      at = end + 1;
    }
    return new Claim.Standing(tally, stands);
  }

  private BadInputException wrong(int at, String part) {
    String name = names.isEmpty() ? "NAME" : names.getFirst();
    return line.fault(
        line.skipBlanks(at),
        (part.isEmpty() ? "expected a claim" : SafeText.quoted(part) + " is not a claim")
            + "; write as in '"
            + name
            + " 12', '+4' or '"
            + name
            + " wins'");
  }

  /// Replaces every kind of white space by a space, which leaves the positions of the characters
  /// unchanged.
  private static String blanks(String text) {
    String plain = text;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter != ' ' && SourceLine.isBlank(letter)) {
        plain = plain.replace(letter, ' ');
      }
    }
    return plain;
  }

  private int number(String text, int at) throws BadInputException {
    return text.startsWith("-") ? -digits(text.substring(1), at) : digits(text, at);
  }

  private int digits(String text, int at) throws BadInputException {
    boolean fine = !text.isEmpty() && text.length() <= LONGEST_NUMBER;
    for (int i = 0; fine && i < text.length(); i++) {
      fine = isDigit(text.charAt(i));
    }
    long number = fine ? Long.parseLong(text) : Long.MAX_VALUE;
    if (number > Integer.MAX_VALUE) {
      throw line.fault(at, SafeText.quoted(text) + " is not a number");
    }
    return (int) number;
  }

  /// Returns the canonical form of a claim.
  static String write(Claim claim, List<String> names) {
    return switch (claim) {
      case Claim.Earned(int points) -> points < 0 ? Integer.toString(points) : "+" + points;
      case Claim.Winner(int seat) -> seat < 0 ? NOBODY_WINS : names.get(seat) + WINS;
      case Claim.Unfinished() -> UNFINISHED;
      case Claim.All(var claims) -> joined(claims, names);
      case Claim.Standing(String tally, var stands) -> standing(tally, stands, names);
    };
  }

  private static String joined(List<Claim> claims, List<String> names) {
    var parts = new ArrayList<String>();
    for (Claim claim : claims) {
      parts.add(write(claim, names));
    }
    return String.join("; ", parts);
  }

  private static String standing(String tally, List<Claim.Stand> stands, List<String> names) {
    var parts = new ArrayList<String>();
    for (Claim.Stand stand : stands) {
      String name = names.get(stand.seat());
      boolean first = parts.isEmpty() && !tally.isEmpty();
      boolean another = first && Seats.findAtEnd(tally + " " + name, names) != stand.seat();
      parts.add((another ? Integer.toString(stand.seat() + 1) : name) + " " + stand.count());
    }
    return (tally.isEmpty() ? "" : tally + " ") + String.join(", ", parts);
  }
}
