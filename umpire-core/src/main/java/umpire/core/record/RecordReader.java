package umpire.core.record;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.core.kernel.Kernel;
import umpire.core.text.BadInputException;
import umpire.core.text.SafeText;
import umpire.core.text.SourceLine;
import umpire.core.words.SeatName;

/// Reads a file of records game by game, in bounded memory. It tolerates harmless deviations: a
/// different order of tags, blank lines, spaces at line ends, CR LF, a byte order mark, a missing
/// first line, and a remark after an event or a claim. Not safe for use by several threads.
public final class RecordReader {

  static final String OPENING = "umpire";

  private static final char REMARK = '#';

  /// The most lines of a game, far more than any game at a table has.
  private static final int MAX_ENTRIES = 1 << 18;

  /// The most characters in all lines of a game, which keeps its memory below a quarter of a
  /// gigabyte.
  private static final int MAX_LETTERS = 1 << 22;

  private static final int MAX_TAGS = 200;
  private static final int MAX_SEATS = 64;

  /// The source of the lines.
  private interface Lines {
    @Nullable SourceLine next() throws BadInputException, IOException;
  }

  private final Lines lines;

  /// A line that was read ahead: the beginning of the next game.
  private @Nullable SourceLine ahead;

  private SourceLine opening = SourceLine.NONE;
  private final List<GameRecord.Tag> tags = new ArrayList<>();
  private final List<Entry> entries = new ArrayList<>();
  private List<String> seats = List.of();
  private Optional<Entry.ClaimEntry> result = Optional.empty();

  /// Whether tags of any name are accepted. A blank line ends that once there are seats, because
  /// from then on an unknown name can be a misspelled seat.
  private boolean heading;

  /// Whether an event or a claim has been read; from then on no tags are accepted.
  private boolean begun;

  private long letters;

  public RecordReader(InputStream in) {
    this.lines = new RecordLines(in)::next;
  }

  /// Reads lines that are already in memory, such as those restored from the JSON form of a record.
  public RecordReader(List<SourceLine> given) {
    Iterator<SourceLine> rest = List.copyOf(given).iterator();
    this.lines = () -> rest.hasNext() ? bounded(rest.next()) : null;
  }

  private static SourceLine bounded(SourceLine line) throws BadInputException {
    if (line.text().length() > RecordLines.LONGEST) {
      throw line.fault(0, "the line is longer than " + RecordLines.LONGEST + " characters");
    }
    return line;
  }

  /// Returns the next game; empty at the end of the file. If the game has a line that cannot be
  /// read, the result holds the fault, and its other lines are skipped.
  public Optional<GameRecord> next() throws IOException {
    tags.clear();
    entries.clear();
    seats = List.of();
    result = Optional.empty();
    heading = true;
    begun = false;
    letters = 0;
    opening = SourceLine.NONE;
    BadInputException fault = null;
    try {
      if (!readLines()) {
        return Optional.empty();
      }
      requireHeading();
    } catch (BadInputException first) {
      fault = first;
      skipToNextGame();
    }
    return Optional.of(new GameRecord(opening, tags, seats, entries, result, fault));
  }

  /// Reads up to the next game or the end. Returns false if there was nothing but remarks.
  private boolean readLines() throws BadInputException, IOException {
    boolean any = false;
    for (SourceLine line = take(); line != null; line = lines.next()) {
      int start = line.skipBlanks(0);
      if (start == line.text().length()) {
        heading &= seats.isEmpty();
        continue;
      }
      if (any && isOpening(line, start)) {
        ahead = line;
        return true;
      }
      if (!any && line.text().charAt(start) != REMARK) {
        any = true;
        opening = line;
      }
      understand(line, start);
    }
    return any;
  }

  private @Nullable SourceLine take() throws BadInputException, IOException {
    SourceLine line = ahead;
    ahead = null;
    return line != null ? line : lines.next();
  }

  /// @param start where the first word of the line begins
  private static boolean isOpening(SourceLine line, int start) {
    int end = start + OPENING.length();
    String text = line.text();
    return text.regionMatches(true, start, OPENING, 0, OPENING.length())
        && (text.length() == end || SourceLine.isBlank(text.charAt(end)));
  }

  private void skipToNextGame() throws IOException {
    while (ahead == null) {
      try {
        SourceLine line = lines.next();
        if (line == null) {
          return;
        }
        if (isOpening(line, line.skipBlanks(0))) {
          ahead = line;
        }
      } catch (BadInputException _) {
        // one fault per game is enough
      }
    }
  }

  /// @param start where the first word of the line begins
  private void understand(SourceLine line, int start) throws BadInputException {
    if (entries.size() >= MAX_ENTRIES) {
      throw line.fault(0, "a record may not have more than " + MAX_ENTRIES + " lines");
    }
    letters += line.text().length();
    if (letters > MAX_LETTERS) {
      throw line.fault(0, "a record may not have more than " + MAX_LETTERS + " characters");
    }
    switch (line.text().charAt(start)) {
      case REMARK -> {
        String text = line.text().substring(start + 1).strip();
        entries.add(new Entry.Remark(text, line));
      }
      case '=' -> {
        SourceLine claimed = withoutRemark(line, start + 1);
        Claim claim = ClaimText.read(claimed, start + 1, seats);
        entries.add(new Entry.ClaimEntry(claim, claimed));
        keepRemark(line, claimed);
        begin();
      }
      case '>' -> begin();
      case '*' -> event(Kernel.HOUSE, line, start + 1);
      default -> {
        if (line.equals(opening) && isOpening(line, start)) {
          version(line);
        } else {
          named(line, start);
        }
      }
    }
  }

  private void begin() {
    heading = false;
    begun = true;
  }

  private static void version(SourceLine line) throws BadInputException {
    List<SourceLine.Word> words = line.words(0);
    boolean known =
        words.size() == 2 && words.get(1).text().equals(Integer.toString(GameRecord.VERSION));
    if (!known) {
      int at = words.size() > 1 ? words.get(1).at() : line.text().length();
      throw line.fault(
          at,
          "expected version "
              + GameRecord.VERSION
              + " of the format, as in '"
              + OPENING
              + " "
              + GameRecord.VERSION
              + "'");
    }
  }

  private void named(SourceLine line, int start) throws BadInputException {
    int known = Seats.named(start, line.text(), seats);
    if (known >= 0) {
      event(known, line, start + seats.get(known).length() + 1); // the usual case
      return;
    }
    int colon = line.text().indexOf(':');
    String written = colon < 0 ? "" : line.text().substring(start, colon).strip();
    String called = tagCalled(written);
    boolean reserved = GameRecord.RESERVED.contains(called);
    int seat = reserved ? Seats.exactly(written, seats) : SeatName.find(written, seats);
    String name = seat >= 0 ? written : called;
    if (name.equals(GameRecord.RESULT)) {
      if (result.isPresent()) {
        throw line.fault(start, "the result appears twice");
      }
      SourceLine claimed = withoutRemark(line, colon + 1);
      result =
          Optional.of(new Entry.ClaimEntry(ClaimText.read(claimed, colon + 1, seats), claimed));
      keepRemark(line, claimed);
      begin();
    } else if (seat >= 0) {
      event(seat, line, colon + 1);
    } else if (!begun && (GameRecord.RESERVED.contains(name) || (heading && !name.isEmpty()))) {
      tag(name, colon + 1, line);
    } else {
      throw line.fault(start, lost(name));
    }
  }

  /// The reserved name of a tag that was written in another case; any other name unchanged.
  private static String tagCalled(String written) {
    for (String name : GameRecord.RESERVED) {
      if (name.equalsIgnoreCase(written)) {
        return name;
      }
    }
    return written;
  }

  private String lost(String name) {
    if (seats.isEmpty() && tags.isEmpty()) {
      return "expected a record of Umpire, which begins with tags, as in '"
          + sample(GameRecord.GAME)
          + "'; for a classic format, name the game in the command";
    }
    if (seats.isEmpty()) {
      return missing(GameRecord.SEATS);
    }
    if (name.isEmpty()) {
      return "expected an event, as in '"
          + (seats.isEmpty() ? "Anna" : seats.getFirst())
          + ": ...'";
    }
    return "no seat is called "
        + SafeText.quoted(name)
        + "; the seats are "
        + String.join(", ", seats)
        + Seats.withCommas(seats);
  }

  private void event(int actor, SourceLine line, int from) throws BadInputException {
    begin();
    int first = line.skipBlanks(from);
    if (first == line.text().length()) {
      throw line.fault(first, "expected an event after the name");
    }
    if (result.isPresent()) {
      throw line.fault(first, "unexpected event after the result");
    }
    SourceLine done = withoutRemark(line, first);
    entries.add(new Entry.Event(actor, first, done));
    keepRemark(line, done);
  }

  /// The part of a line before its remark, which begins with a `#` after white space.
  ///
  /// @param from the index after which a remark may begin
  private static SourceLine withoutRemark(SourceLine line, int from) {
    String text = line.text();
    int sign = text.indexOf(REMARK, from + 1);
    while (sign > 0 && !SourceLine.isBlank(text.charAt(sign - 1))) {
      sign = text.indexOf(REMARK, sign + 1);
    }
    return sign < 0
        ? line
        : new SourceLine(
            line.number(), text.substring(0, sign).stripTrailing(), line.column(), line.label());
  }

  /// Keeps the remark at the end of a line, if there is one.
  private void keepRemark(SourceLine line, SourceLine understood) {
    if (!understood.equals(line)) {
      int sign = line.text().indexOf(REMARK, understood.text().length());
      entries.add(new Entry.Remark(line.text().substring(sign + 1).strip(), line));
    }
  }

  private void tag(String name, int from, SourceLine line) throws BadInputException {
    String value = line.text().substring(from).strip();
    int at = value.isEmpty() ? line.text().length() : line.text().indexOf(value, from);
    var tag = new GameRecord.Tag(name, value, at, line);
    for (GameRecord.Tag other : tags) {
      if (other.name().equals(name)) {
        throw line.fault(0, "the tag " + name + " appears twice");
      }
    }
    if (tags.size() >= MAX_TAGS) {
      throw line.fault(0, "a record may not have more than " + MAX_TAGS + " tags");
    }
    if (name.equals(GameRecord.SEATS)) {
      seats = seatNames(tag);
    }
    tags.add(tag);
  }

  private List<String> seatNames(GameRecord.Tag tag) throws BadInputException {
    var names = new ArrayList<String>();
    int from = 0;
    while (from <= tag.value().length()) {
      int comma = tag.value().indexOf(',', from);
      int to = comma < 0 ? tag.value().length() : comma;
      String name = tag.value().substring(from, to).strip();
      String fault = Seats.fault(name);
      if (fault.isEmpty() && taken(name)) {
        fault = Seats.LIKE_A_TAG;
      }
      if (fault.isEmpty() && names.contains(name)) {
        fault = "two seats have the same name";
      }
      if (fault.isEmpty() && names.size() >= MAX_SEATS) {
        fault = "a record may not have more than " + MAX_SEATS + " seats";
      }
      if (!fault.isEmpty()) {
        throw tag.source().fault(tag.source().skipBlanks(tag.at() + from), fault);
      }
      names.add(name);
      from = to + 1;
    }
    for (GameRecord.Tag other : tags) {
      boolean reserved = GameRecord.RESERVED.contains(other.name());
      if (!reserved && SeatName.find(other.name(), names) >= 0) {
        throw other.source().fault(0, "the tag " + other.name() + " is also a seat");
      }
    }
    return names;
  }

  private boolean taken(String name) {
    return tags.stream().anyMatch(tag -> tag.name().equals(name));
  }

  private void requireHeading() throws BadInputException {
    for (String name : List.of(GameRecord.GAME, GameRecord.SEATS)) {
      if (tags.stream().noneMatch(tag -> tag.name().equals(name))) {
        throw opening.fault(0, missing(name));
      }
    }
  }

  private static String missing(String name) {
    return "the record has no tag " + name + ", as in '" + sample(name) + "'";
  }

  private static String sample(String name) {
    return name.equals(GameRecord.GAME) ? "Game: cribbage" : "Seats: Anna, Ben";
  }
}
