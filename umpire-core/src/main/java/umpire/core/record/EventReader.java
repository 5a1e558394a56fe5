package umpire.core.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.kernel.Event;
import umpire.core.words.BadEventException;
import umpire.core.words.Vocabulary;

/// Understands the events of records. Most lines say what an earlier one has said, as `pass` or
/// `lay HS`, and what words mean does not depend on the position: so short ones are understood
/// once, and known again letter by letter.
final class EventReader {

  private static final int SLOT_BITS = 9;

  /// More than the short events that a game has.
  private static final int SLOTS = 1 << SLOT_BITS;

  /// In letters. What is longer tells of many cards, and hardly ever comes again.
  private static final int LONGEST = 12;

  private static final int HASH_FACTOR = 31;

  private record Phrase(String words, Event event) {}

  private final Vocabulary vocabulary;
  private final List<String> names;

  /// A phrase is kept where its letters lead to; one that leads to the same place takes it over.
  private final @Nullable Phrase[] phrases = new Phrase[SLOTS];

  /// @param names what the seats are called
  EventReader(Vocabulary vocabulary, List<String> names) {
    this.vocabulary = vocabulary;
    this.names = names;
  }

  /// What happened, by the words of a line.
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

  /// Whether a line says this and nothing else from a place on.
  private static boolean ends(String line, int from, String words) {
    return line.length() - from == words.length() && line.startsWith(words, from);
  }
}
