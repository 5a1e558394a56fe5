package umpire.core.repair;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import umpire.core.cards.CardNames;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Parts;
import umpire.core.match.ActorEvent;
import umpire.core.record.Transcript;
import umpire.core.text.Note;
import umpire.core.text.SafeText;
import umpire.core.text.Sentence;
import umpire.core.text.SourceLine;
import umpire.core.text.Spelling;
import umpire.core.words.BadEventException;
import umpire.core.words.Form;
import umpire.core.words.SeatName;
import umpire.core.words.Vocabulary;

/// All ways to write one line of a record with one change: another word of the same kind, a word
/// less, a word more at the end, another name, or another actor.
final class LineEdits {

  /// The greatest number of words to vary. No event of a game has more; a longer line is not
  /// searched.
  private static final int LONGEST_EVENT = 64;

  private static final Note TABLE = Sentence.of("the table").note();

  private static final List<String> ORDINALS = List.of("first", "second", "third", "fourth");

  private static final Which INSTEAD =
      new Which(
          () -> Sentence.of("'{other}' instead of '{word}'"),
          () -> Sentence.of("'{other}' instead of the {ordinal:word} '{word}'"),
          () -> Sentence.of("'{other}' instead of '{word}' number {number}"));

  private static final Which WITHOUT =
      new Which(
          () -> Sentence.of("without '{word}'"),
          () -> Sentence.of("without the {ordinal:word} '{word}'"),
          () -> Sentence.of("without '{word}' number {number}"));

  /// The phrases for a word that is the only one of its kind in a line, for one of the first of
  /// several, and for a later one.
  private record Which(
      Supplier<Sentence> only, Supplier<Sentence> early, Supplier<Sentence> late) {}

  /// One change of one line.
  ///
  /// @param act the actor and event of the changed line
  /// @param told the change in words
  /// @param slip whether a single character makes the difference
  record Change(ActorEvent act, Sentence told, boolean slip) {}

  private final Vocabulary vocabulary;
  private final List<String> names;
  private final RepairBudget budget;

  /// The words of the published patterns. Those in lower case identify the kind of event.
  private final Set<String> acts = new HashSet<>();

  LineEdits(Vocabulary vocabulary, List<String> names, RepairBudget budget) {
    this.vocabulary = vocabulary;
    this.names = names;
    this.budget = budget;
    for (Form.Usage form : vocabulary.forms()) {
      acts.addAll(List.of(form.pattern().split("[^\\p{L}\\p{N}-]+")));
    }
  }

  /// A line to be changed.
  ///
  /// @param event its event; null if it cannot be read
  /// @param written its words
  record Line(int actor, @Nullable Event event, List<String> written, SourceLine source) {

    /// A line that is not in the record.
    static Line unwritten(@Nullable Event event, List<String> words) {
      return new Line(Kernel.HOUSE, event, words, SourceLine.NONE);
    }

    static Line of(Transcript.EventLine line) {
      return new Line(line.actor(), line.event(), line.written().texts(), line.source());
    }
  }

  List<Change> of(Line line) {
    Map<ActorEvent, Change> changes = new LinkedHashMap<>();
    if (!line.written().isEmpty()) {
      reword(line, line.written(), changes);
    }
    Event event = line.event();
    if (event != null) {
      // The canonical words differ where cards are written without spaces or optional words are
      // left out.
      List<String> canonical = words(event, vocabulary, names);
      if (line.written().size() != canonical.size()) {
        reword(line, canonical, changes);
      }
      for (int actor = Kernel.HOUSE; actor < names.size(); actor++) {
        Sentence told =
            Sentence.of("by {one:parts} instead of {other:parts}")
                .parts("one", nameOf(actor))
                .parts("other", nameOf(line.actor()));
        add(line, new ActorEvent(actor, event), told, false, changes);
      }
    }
    return List.copyOf(changes.values());
  }

  /// Returns the events that differ from a line in one word after the verb.
  Set<Event> like(List<String> words) {
    Map<ActorEvent, Change> changes = new LinkedHashMap<>();
    replace(Line.unwritten(null, words), words, 1, changes);
    return changes.keySet().stream()
        .map(ActorEvent::event)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /// The words of an event in a record.
  static List<String> words(Parts event, Vocabulary vocabulary, List<String> names) {
    return new SourceLine(0, vocabulary.write(event, names)).texts(0);
  }

  private Note nameOf(int actor) {
    return actor == Kernel.HOUSE ? TABLE : Note.plain(names.get(actor));
  }

  private void reword(Line line, List<String> words, Map<ActorEvent, Change> changes) {
    if (words.size() > LONGEST_EVENT) {
      return;
    }
    replace(line, words, 0, changes);
    for (String word : vocabulary.next(words, names)) {
      if (isKnown(word)) {
        Sentence told = Sentence.of("'{word}' added at the end").fact("word", word);
        read(line, joined(words, words.size(), words.size(), word), told, false, changes);
      }
    }
    shorten(line, words, changes);
  }

  private void replace(Line line, List<String> words, int from, Map<ActorEvent, Change> changes) {
    int end;
    for (int at = from; at < words.size(); at = end) {
      SeatName seat = seatAt(at, words);
      end = at + (seat == null ? 1 : seat.words());
      String old = String.join(" ", words.subList(at, end));
      for (String word : vocabulary.next(words.subList(0, at), names)) {
        if (isMeant(word, old, at, line)) {
          Sentence told = which(INSTEAD, words, at, old).fact("other", word);
          boolean slip = Spelling.oneSlip(old, word);
          read(line, joined(words, at, end, word), told, slip, changes);
        }
      }
    }
  }

  /// Whether this word may have been intended where the old one was written. The verb and other
  /// words of the pattern are replaced only by similar ones.
  private boolean isMeant(String word, String old, int at, Line line) {
    if (at == 0 || acts.contains(old)) {
      return line.event() == null ? Spelling.close(old, word) : Spelling.oneSlip(old, word);
    }
    return isKnown(old)
        && isKnown(word)
        && (!acts.contains(word) || (line.event() == null && Spelling.close(old, word)));
  }

  /// Whether a word is known. An unknown card would make any line legal, and so repairs nothing.
  private static boolean isKnown(String word) {
    return !word.equals(CardNames.UNKNOWN);
  }

  /// Returns the words with another one in place of those from `at` to `end`.
  private static List<String> joined(List<String> words, int at, int end, String word) {
    var changed = new ArrayList<>(words.subList(0, at));
    changed.addAll(List.of(word.split("\\s+")));
    changed.addAll(words.subList(end, words.size()));
    return changed;
  }

  /// Describes a word of a line, with its number if it occurs there more than once.
  private static Sentence which(Which phrases, List<String> words, int at, String word) {
    int place = Collections.frequency(words.subList(0, at), word);
    Sentence told =
        Collections.frequency(words, word) <= 1
            ? phrases.only.get()
            : place < ORDINALS.size()
                ? phrases.early.get().fact("ordinal", ORDINALS.get(place))
                : phrases.late.get().fact("number", place + 1);
    return told.fact("word", SafeText.shortened(word));
  }

  private @Nullable SeatName seatAt(int at, List<String> words) {
    try {
      boolean letters = at > 0 && words.get(at).chars().anyMatch(Character::isLetter);
      return letters ? SeatName.at(at, words, names) : null;
    } catch (BadEventException _) {
      return null;
    }
  }

  /// Removes each word but the first in turn: among cards in any order, the last one is not
  /// special.
  private void shorten(Line line, List<String> words, Map<ActorEvent, Change> changes) {
    for (int at = words.size() - 1; at > 0; at--) {
      if (isKnown(words.get(at))) {
        var changed = new ArrayList<>(words);
        changed.remove(at);
        read(line, changed, which(WITHOUT, words, at, words.get(at)), false, changes);
      }
    }
  }

  private void read(
      Line line, List<String> words, Sentence told, boolean slip, Map<ActorEvent, Change> changes) {
    if (!budget.spend(1)) {
      return;
    }
    try {
      add(line, new ActorEvent(line.actor(), vocabulary.read(words, names)), told, slip, changes);
    } catch (BadEventException _) {
      // not an event of the game
    }
  }

  private void add(
      Line line, ActorEvent act, Sentence told, boolean slip, Map<ActorEvent, Change> changes) {
    boolean other = act.actor() != line.actor() || !Objects.equals(act.event(), line.event());
    if (other) {
      changes.putIfAbsent(act, new Change(act, told, slip));
    }
  }
}
