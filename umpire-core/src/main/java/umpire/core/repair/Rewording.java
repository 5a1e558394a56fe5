package umpire.core.repair;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Act;
import umpire.core.record.Transcript;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.core.text.Shown;
import umpire.core.text.SourceLine;
import umpire.core.text.Spelling;
import umpire.core.words.BadEvent;
import umpire.core.words.SeatName;
import umpire.core.words.Vocabulary;

/// Every way to write one line of a record with one change: another word of the same kind, a word
/// less, a word more at the end, another name, or somebody else who acts.
final class Rewording {

  /// No event of a game has more words; a line that has is not worth a search.
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

  /// What is told of a word that is the only one of its kind in a line, of one of the first of
  /// several, and of a later one.
  private record Which(
      Supplier<Sentence> only, Supplier<Sentence> early, Supplier<Sentence> late) {}

  /// One change of one line.
  ///
  /// @param act what it says then
  /// @param told the change in words
  /// @param slip whether a single letter makes the difference
  record Change(Act act, Sentence told, boolean slip) {}

  private final Vocabulary vocabulary;
  private final List<String> names;
  private final RepairWords values;
  private final RepairBudget budget;

  Rewording(Vocabulary vocabulary, List<String> names, RepairWords values, RepairBudget budget) {
    this.vocabulary = vocabulary;
    this.names = names;
    this.values = values;
    this.budget = budget;
  }

  /// A line that is to be changed.
  ///
  /// @param event what it says; null if it cannot be read
  /// @param written its words
  /// @param faulty whether it is the one at fault
  record Line(
      int actor, @Nullable Event event, List<String> written, SourceLine source, boolean faulty) {

    static Line of(Transcript.Happened happened, boolean faulty) {
      return new Line(
          happened.actor(),
          happened.event(),
          happened.written().texts(),
          happened.source(),
          faulty);
    }
  }

  List<Change> of(Line line) {
    Map<Act, Change> changes = new LinkedHashMap<>();
    List<String> canonical = canonical(line.event());
    if (!line.written().isEmpty()) {
      reword(line, line.written(), changes);
    }
    // Cards without blanks between them, and what may be left out, show in the canonical words.
    if (!canonical.isEmpty() && line.written().size() != canonical.size()) {
      reword(line, canonical, changes);
    }
    Event event = line.event();
    if (event != null) {
      for (int actor = Kernel.HOUSE; actor < names.size(); actor++) {
        Sentence told =
            Sentence.of("by {one:parts} instead of {other:parts}")
                .parts("one", nameOf(actor))
                .parts("other", nameOf(line.actor()));
        add(line, new Act(actor, event), told, false, changes);
      }
    }
    return List.copyOf(changes.values());
  }

  private List<String> canonical(@Nullable Event event) {
    return event == null ? List.of() : RepairWords.words(event, vocabulary, names);
  }

  private Note nameOf(int actor) {
    return actor == Kernel.HOUSE ? TABLE : Note.plain(names.get(actor));
  }

  private void reword(Line line, List<String> words, Map<Act, Change> changes) {
    if (words.size() > LONGEST_EVENT) {
      return;
    }
    for (int at = 0; at < words.size(); at++) {
      SeatName seat = seatAt(at, words);
      if (seat != null) {
        rename(line, words, at, seat, changes);
        at += seat.words() - 1;
      } else {
        replace(line, words, at, changes);
      }
    }
    lengthen(line, words, changes);
    shorten(line, words, changes);
  }

  private void replace(Line line, List<String> words, int at, Map<Act, Change> changes) {
    String old = words.get(at);
    for (String word : values.insteadOf(old, at, line.event() != null)) {
      var changed = new ArrayList<>(words);
      changed.set(at, word);
      Sentence told = which(INSTEAD, words, at).fact("other", word);
      read(line, changed, told, Spelling.oneSlip(old, word), changes);
    }
  }

  /// Tells of a word of a line, and which of them it is if it stands there more than once.
  private static Sentence which(Which phrases, List<String> words, int at) {
    String word = words.get(at);
    int place = Collections.frequency(words.subList(0, at), word);
    Sentence told =
        Collections.frequency(words, word) == 1
            ? phrases.only.get()
            : place < ORDINALS.size()
                ? phrases.early.get().fact("ordinal", ORDINALS.get(place))
                : phrases.late.get().fact("number", place + 1);
    return told.fact("word", Shown.shortened(word));
  }

  private @Nullable SeatName seatAt(int at, List<String> words) {
    try {
      boolean letters = at > 0 && words.get(at).chars().anyMatch(Character::isLetter);
      return letters ? SeatName.at(at, words, names) : null;
    } catch (BadEvent _) {
      return null;
    }
  }

  private void rename(
      Line line, List<String> words, int at, SeatName seat, Map<Act, Change> changes) {
    for (int other = 0; other < names.size(); other++) {
      var changed = new ArrayList<>(words.subList(0, at));
      changed.addAll(List.of(names.get(other).split("\\s+")));
      changed.addAll(words.subList(at + seat.words(), words.size()));
      Sentence told =
          INSTEAD.only.get().fact("other", names.get(other)).fact("word", names.get(seat.seat()));
      read(line, changed, told, false, changes);
    }
  }

  private void lengthen(Line line, List<String> words, Map<Act, Change> changes) {
    for (String word : values.atTheEnd(line.faulty())) {
      var changed = new ArrayList<>(words);
      changed.add(word);
      Sentence told = Sentence.of("'{word}' added at the end").fact("word", word);
      read(line, changed, told, false, changes);
    }
  }

  /// Any word but the first may be too much: of cards in any order the last is not special.
  private void shorten(Line line, List<String> words, Map<Act, Change> changes) {
    for (int at = words.size() - 1; at > 0; at--) {
      if (!words.get(at).equals(RepairWords.UNKNOWN)) {
        var changed = new ArrayList<>(words);
        changed.remove(at);
        read(line, changed, which(WITHOUT, words, at), false, changes);
      }
    }
  }

  private void read(
      Line line, List<String> words, Sentence told, boolean slip, Map<Act, Change> changes) {
    if (!budget.spend(1)) {
      return;
    }
    try {
      add(line, new Act(line.actor(), vocabulary.read(words, names)), told, slip, changes);
    } catch (BadEvent _) {
      // no event of the game
    }
  }

  private void add(Line line, Act act, Sentence told, boolean slip, Map<Act, Change> changes) {
    boolean other = act.actor() != line.actor() || !Objects.equals(act.event(), line.event());
    if (other) {
      changes.putIfAbsent(act, new Change(act, told, slip));
    }
  }
}
