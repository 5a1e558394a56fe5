package umpire.core.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.words.BadEvent;
import umpire.core.words.Notation;

/// Understands the events of records. Most lines say what an earlier one has said, as `pass` or
/// `lay HS`, and what words mean does not depend on the position: so short ones are understood
/// once, and known again letter by letter.
final class EventReader<E> {

  private static final int SLOT_BITS = 9;

  /// More than the short events that a game has.
  private static final int SLOTS = 1 << SLOT_BITS;

  /// In letters. What is longer tells of many cards, and hardly ever comes again.
  private static final int LONGEST = 12;

  private static final int HASH_FACTOR = 31;

  private record Phrase<E>(String words, E event) {}

  private final Notation<E> notation;
  private final List<String> names;

  /// A phrase is kept where its letters lead to; one that leads to the same place takes it over.
  private final List<@Nullable Phrase<E>> phrases =
      new ArrayList<>(Collections.nCopies(SLOTS, null));

  /// @param names what the seats are called
  EventReader(Notation<E> notation, List<String> names) {
    this.notation = notation;
    this.names = names;
  }

  /// What happened, by the words of a line.
  E read(Entry.Event written) throws BadEvent {
    String line = written.source().text();
    if (line.length() - written.from() > LONGEST) {
      return notation.read(written.texts(), names);
    }
    int slot = slot(line, written.from());
    Phrase<E> known = phrases.get(slot);
    if (known == null || !ends(line, written.from(), known.words)) {
      E event = notation.read(written.texts(), names);
      known = new Phrase<>(line.substring(written.from()), event);
      phrases.set(slot, known);
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
