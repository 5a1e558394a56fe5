package umpire.core.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.kernel.Event;
import umpire.core.words.BadEventException;
import umpire.core.words.Vocabulary;

/// Parses the events of records. Short lines such as `pass` or `lay HS` recur and mean the same in
/// every position, so parsed ones are cached by their text.
final class EventReader {

  private static final int SLOT_BITS = 9;

  /// More than the number of short events in a game.
  private static final int SLOTS = 1 << SLOT_BITS;

  /// The longest event to cache, in characters. Longer ones name many cards and hardly ever recur.
  private static final int LONGEST = 12;

  private static final int HASH_FACTOR = 31;

  private record Phrase(String words, Event event) {}

  private final Vocabulary vocabulary;
  private final List<String> names;

  /// The cached events, each at an index made from the hash code of its text; a later event with
  /// the same index replaces it.
  private final @Nullable Phrase[] phrases = new Phrase[SLOTS];

  /// Creates a reader with an empty cache.
  ///
  /// @param names the names of the seats
  EventReader(Vocabulary vocabulary, List<String> names) {
    this.vocabulary = vocabulary;
    this.names = names;
  }

  /// Parses the event written in a line.
  Event read(Entry.Event written) throws BadEventException {
    String line = written.source().text();
    if (line.length() - written.from() > LONGEST) {
      return vocabulary.read(written.texts(), names);
    }
    int slot = slot(line, written.from());
    Phrase known = phrases[slot];
    if (known == null || !ends(line, written.from(), known.words)) {
      Event event = vocabulary.read(written.texts(), names);
      known = new Phrase(line.substring(written.from()), event);
      phrases[slot] = known;
    }
    return known.event;
  }

  private static int slot(String line, int from) {
    int hash = 0;
    for (int i = from; i < line.length(); i++) {
      hash = HASH_FACTOR * hash + line.charAt(i);
    }
    return (hash ^ hash >>> SLOT_BITS) & SLOTS - 1;
  }

  /// Whether the text of a line from a position to its end equals these words.
  private static boolean ends(String line, int from, String words) {
    return line.length() - from == words.length() && line.startsWith(words, from);
  }
}
