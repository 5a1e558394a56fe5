package umpire.core.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.text.BadInputException;
import umpire.core.text.SourceLine;
import umpire.core.words.BadEventException;

/// Turns records as they were written into transcripts, which have their events interpreted. To
/// read many records, keep one reader: it caches the headings that it has interpreted. Not safe for
/// use by several threads.
public final class TranscriptReader {

  /// The greatest number of cached headings, more than the tables of one club have.
  private static final int MAX_HEADINGS = 64;

  /// The tags that have a meaning for Umpire.
  private static final Set<String> UNDERSTOOD =
      Set.of(GameRecord.GAME, GameRecord.PROFILE, GameRecord.RULES, GameRecord.SEATS);

  private final Function<String, Optional<Game>> games;

  /// The headings interpreted so far. Most files have the games of a few tables.
  private final Map<Heading.Tags, Heading<?>> headings = new HashMap<>();

  /// Creates a reader for records of all games.
  public TranscriptReader() {
    this(Game::byId);
  }

  /// Creates a reader for records of these games.
  ///
  /// @param games finds a game by its id
  public TranscriptReader(Function<String, Optional<Game>> games) {
    this.games = games;
  }

  /// Interprets a single record.
  public static Transcript<?> of(GameRecord written) throws BadInputException {
    return new TranscriptReader().read(written);
  }

  /// Interprets a single record of one of these games.
  ///
  /// @param games finds a game by its id
  public static Transcript<?> of(GameRecord written, Function<String, Optional<Game>> games)
      throws BadInputException {
    return new TranscriptReader(games).read(written);
  }

  /// Interprets a record up to its first fault, which the transcript then holds.
  ///
  /// @throws BadInputException if the heading is faulty, because nothing can be ruled on without it
  public Transcript<?> read(GameRecord written) throws BadInputException {
    BadInputException fault = written.fault();
    if (fault != null && inHeading(written)) {
      throw fault;
    }
    return understood(written, heading(written));
  }

  private Heading<?> heading(GameRecord written) throws BadInputException {
    var tags = Heading.Tags.of(written);
    Heading<?> heading = headings.get(tags);
    if (heading == null) {
      heading = HeadingReader.of(written, games);
      if (headings.size() == MAX_HEADINGS) {
        headings.clear();
      }
      headings.put(tags, heading);
    }
    return heading;
  }

  /// Whether the reader stopped before the first event. Then tags may be missing, and faults in the
  /// others are not reported.
  private static boolean inHeading(GameRecord written) {
    return written.tag(GameRecord.SEATS).isEmpty()
        || written.entries().stream().allMatch(Entry.Remark.class::isInstance);
  }

  private static <K extends Kernel<K>> Transcript<K> understood(
      GameRecord written, Heading<K> heading) {
    EventReader events = heading.events();
    var lines = new ArrayList<Transcript.Line>(written.entries().size());
    BadInputException fault = written.fault();
    Optional<Transcript.BrokenLine> broken = Optional.empty();
    List<Entry> entries = written.entries();
    for (int i = 0; i < entries.size() && broken.isEmpty(); i++) {
      try {
        lines.add(line(entries.get(i), events));
      } catch (BadInputException first) {
        fault = first;
        broken = broken(written, i, events);
        break;
      }
    }
    return new Transcript<>(
        heading.game(),
        heading.whole(),
        heading.profile(),
        heading.names(),
        others(written),
        lines,
        fault == null ? written.result() : Optional.empty(),
        fault,
        broken);
  }

  /// The event that cannot be interpreted, with the lines after it; empty if one of those cannot be
  /// interpreted either.
  private static Optional<Transcript.BrokenLine> broken(
      GameRecord written, int at, EventReader events) {
    List<Entry> entries = written.entries();
    var rest = new ArrayList<Transcript.Line>();
    for (Entry entry : entries.subList(at + 1, entries.size())) {
      try {
        rest.add(line(entry, events));
      } catch (BadInputException _) {
        return Optional.empty();
      }
    }
    boolean complete = written.fault() == null && entries.get(at) instanceof Entry.Event;
    return complete
        ? Optional.of(
            new Transcript.BrokenLine((Entry.Event) entries.get(at), rest, written.result()))
        : Optional.empty();
  }

  private static Transcript.Line line(Entry entry, EventReader events) throws BadInputException {
    return switch (entry) {
      case Entry.Event event -> {
        try {
          yield new Transcript.EventLine(event.actor(), events.read(event), event);
        } catch (BadEventException fault) {
          throw event
              .source()
              .fault(event.at(fault.word()), fault.description() + remark(event, fault));
        }
      }
      case Entry.ClaimEntry(Claim claim, SourceLine source) ->
          new Transcript.ClaimLine(claim, source);
      case Entry.Remark(String text, SourceLine source) -> new Transcript.RemarkLine(text, source);
    };
  }

  /// An explanation of how to write a remark after an event, if the word seems to begin one; else
  /// empty.
  private static String remark(Entry.Event event, BadEventException fault) {
    List<String> words = event.texts();
    String word = fault.word() < words.size() ? words.get(fault.word()) : "";
    boolean seems = word.startsWith(";") || word.startsWith("(") || word.startsWith("/");
    return seems ? "; a remark after an event begins with #" : "";
  }

  private static List<GameRecord.Tag> others(GameRecord written) {
    var others = new ArrayList<GameRecord.Tag>();
    for (GameRecord.Tag tag : written.tags()) {
      if (!UNDERSTOOD.contains(tag.name())) {
        others.add(tag);
      }
    }
    return others;
  }
}
