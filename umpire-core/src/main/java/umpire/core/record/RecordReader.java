package umpire.core.record;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.core.match.Match;
import umpire.core.text.BadInput;

/// Reads a file of records game by game, in bounded memory, and forgives what leaves no doubt: the
/// order of tags, blank lines, blanks at line ends, CR LF, a byte order mark, a missing first line.
public final class RecordReader {

  private static final String OPENING = "umpire";

  /// No game at a table comes near; a file that does is not one.
  private static final int MOST_ENTRIES = 1 << 18;

  private static final int MOST_TAGS = 200;

  /// Where the lines come from.
  private interface Lines {
    @Nullable SourceLine next() throws BadInput, IOException;
  }

  private final Lines lines;

  /// A line that was read too far: the beginning of the next game.
  private @Nullable SourceLine ahead;

  private SourceLine opening = SourceLine.NONE;
  private final List<GameRecord.Tag> tags = new ArrayList<>();
  private final List<Entry> entries = new ArrayList<>();
  private List<String> seats = List.of();
  private Optional<Entry.Claimed> result = Optional.empty();
  private boolean heading;

  public RecordReader(InputStream in) {
    this.lines = new RecordLines(in)::next;
  }

  /// Reads lines that stand elsewhere, as in a twin of the record.
  public RecordReader(List<SourceLine> given) {
    Iterator<SourceLine> rest = List.copyOf(given).iterator();
    this.lines = () -> rest.hasNext() ? rest.next() : null;
  }

  /// The next game; empty at the end of the file.
  public Optional<GameRecord> next() throws IOException {
    tags.clear();
    entries.clear();
    seats = List.of();
    result = Optional.empty();
    heading = true;
    opening = SourceLine.NONE;
    BadInput fault = null;
    try {
      if (!readLines()) {
        return Optional.empty();
      }
      requireHeading();
    } catch (BadInput first) {
      fault = first;
      skipToNextGame();
    }
    return Optional.of(new GameRecord(opening, tags, seats, entries, result, fault));
  }

  /// Reads up to the next game or the end; false if there was nothing.
  private boolean readLines() throws BadInput, IOException {
    boolean any = false;
    for (SourceLine line = take(); line != null; line = lines.next()) {
      if (isOpening(line) && any) {
        ahead = line;
        return true;
      }
      String text = line.text().strip();
      if (!text.isEmpty() && !any) {
        any = true;
        opening = line;
      }
      if (text.isEmpty()) {
        heading &= tags.isEmpty();
      } else {
        understand(line, text);
      }
    }
    return any;
  }

  private @Nullable SourceLine take() throws BadInput, IOException {
    SourceLine line = ahead;
    ahead = null;
    return line != null ? line : lines.next();
  }

  private static boolean isOpening(SourceLine line) {
    String text = line.text().strip();
    return text.equals(OPENING) || text.startsWith(OPENING + " ");
  }

  private void skipToNextGame() throws IOException {
    while (true) {
      try {
        SourceLine line = lines.next();
        if (line == null) {
          return;
        }
        if (isOpening(line)) {
          ahead = line;
          return;
        }
      } catch (BadInput _) {
        // one fault a game is enough
      }
    }
  }

  private void understand(SourceLine line, String text) throws BadInput {
    if (entries.size() >= MOST_ENTRIES) {
      throw line.fault(0, "a record may not have more than " + MOST_ENTRIES + " lines");
    }
    int start = line.text().indexOf(text);
    switch (text.charAt(0)) {
      case '#' -> entries.add(new Entry.Remark(text.substring(1).strip(), line));
      case '=' -> {
        Claim claim = ClaimText.read(line, start + 1, seats);
        entries.add(new Entry.Claimed(claim, line));
        heading = false;
      }
      case '>' -> heading = false;
      case '*' -> event(Match.HOUSE, line, start + 1);
      default -> {
        if (isOpening(line) && line.equals(opening)) {
          version(line);
        } else {
          named(line, start);
        }
      }
    }
  }

  private static void version(SourceLine line) throws BadInput {
    List<SourceLine.Word> words = line.words(0);
    boolean known =
        words.size() == 2 && words.get(1).text().equals(Integer.toString(GameRecord.VERSION));
    if (!known) {
      int at = words.size() > 1 ? words.get(1).at() : line.text().length();
      throw line.fault(
          at,
          "this reader knows version "
              + GameRecord.VERSION
              + " of the format: the line is '"
              + OPENING
              + " "
              + GameRecord.VERSION
              + "'");
    }
  }

  private void named(SourceLine line, int start) throws BadInput {
    int colon = line.text().indexOf(':');
    String name = colon < 0 ? "" : line.text().substring(start, colon).strip();
    int seat = name.isEmpty() ? -1 : Seats.find(name, seats);
    if (name.equals(GameRecord.RESULT)) {
      result = Optional.of(new Entry.Claimed(ClaimText.read(line, colon + 1, seats), line));
      heading = false;
    } else if (seat >= 0) {
      event(seat, line, colon + 1);
    } else if (heading && !name.isEmpty()) {
      tag(name, colon + 1, line);
    } else {
      throw line.fault(start, lost(name));
    }
  }

  private String lost(String name) {
    if (name.isEmpty()) {
      return "this line says nothing: an event is written as in '"
          + (seats.isEmpty() ? "Anna" : seats.getFirst())
          + ": ...'";
    }
    return "nobody is called '"
        + ClaimText.shortened(name)
        + "' here; the seats are "
        + String.join(", ", seats);
  }

  private void event(int actor, SourceLine line, int from) throws BadInput {
    heading = false;
    List<SourceLine.Word> words = line.words(from);
    if (words.isEmpty()) {
      throw line.fault(line.text().length(), "what happened is missing");
    }
    if (result.isPresent()) {
      throw line.fault(words.getFirst().at(), "an event after the result");
    }
    entries.add(new Entry.Event(actor, words, line));
  }

  private void tag(String name, int from, SourceLine line) throws BadInput {
    String value = line.text().substring(from).strip();
    int at = value.isEmpty() ? line.text().length() : line.text().indexOf(value, from);
    var tag = new GameRecord.Tag(name, value, at, line);
    for (GameRecord.Tag other : tags) {
      if (other.name().equals(name)) {
        throw line.fault(0, "the tag " + name + " is here for the second time");
      }
    }
    if (tags.size() >= MOST_TAGS) {
      throw line.fault(0, "a record may not have more than " + MOST_TAGS + " tags");
    }
    tags.add(tag);
    if (name.equals(GameRecord.SEATS)) {
      seats = seatNames(tag);
    }
  }

  private static List<String> seatNames(GameRecord.Tag tag) throws BadInput {
    var names = new ArrayList<String>();
    int from = 0;
    while (from <= tag.value().length()) {
      int comma = tag.value().indexOf(',', from);
      int to = comma < 0 ? tag.value().length() : comma;
      String name = tag.value().substring(from, to).strip();
      String fault = Seats.fault(name);
      if (!fault.isEmpty()) {
        throw tag.source().fault(tag.at() + from, fault);
      }
      if (names.contains(name)) {
        throw tag.source().fault(tag.at() + from, "two seats have the same name");
      }
      names.add(name);
      from = to + 1;
    }
    return names;
  }

  private void requireHeading() throws BadInput {
    for (String name : List.of(GameRecord.GAME, GameRecord.SEATS)) {
      if (tags.stream().noneMatch(tag -> tag.name().equals(name))) {
        throw opening.fault(0, "the record has no tag " + name + ", as in '" + sample(name) + "'");
      }
    }
  }

  private static String sample(String name) {
    return name.equals(GameRecord.GAME) ? "Game: cribbage" : "Seats: Anna, Ben";
  }
}
