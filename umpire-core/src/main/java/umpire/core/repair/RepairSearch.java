package umpire.core.repair;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.ActorEvent;
import umpire.core.match.Match;
import umpire.core.record.Entry;
import umpire.core.record.Transcript;
import umpire.core.text.Note;
import umpire.core.text.SafeText;
import umpire.core.text.Sentence;
import umpire.core.verify.Repair;
import umpire.core.words.Vocabulary;

/// Searches for the one change that makes the whole game legal: another word in a line, a missing
/// line, a repeated line, or two swapped lines.
///
/// The faulty line and all lines before it are tried, the latest first: a mistake may be long
/// before the line at which it shows, such as a wrong card in a deal that shows only when it is
/// laid. Each change is tried from the position above it, and only up to the next fault. A repair
/// is the only one as far as the tried lines go, and no further. So if the budget does not last,
/// the report states how far the search went; and there is no report if not even the faulty line
/// was tried completely.
final class RepairSearch<K extends Kernel<K>> {

  private static final int LONGEST_LINE = 200;
  private static final Note NOWHERE = Note.plain("");
  private static final Sentence NOTHING = Sentence.plain("");

  private final Transcript<K> game;
  private final List<Transcript.Line> lines;
  private final int faulty;
  private final RepairBudget budget;
  private final LineEdits edits;
  private final MissingLines<K> missingLines;
  private final Positions<K> positions;
  private final RepairTrial<K> trial;
  private final RepairChoice choice;

  /// The index of the first line from which on every change was tried.
  private int searched;

  /// Prepares the search in a game.
  ///
  /// @param game all readable lines of the game
  /// @param faulty the index of the faulty line, or where it should be
  private RepairSearch(Transcript<K> game, int faulty, RepairBudget budget) {
    this.game = game;
    this.lines = game.lines();
    this.faulty = faulty;
    this.budget = budget;
    this.searched = faulty + 1;
    Vocabulary vocabulary = game.whole().vocabulary();
    this.edits = new LineEdits(vocabulary, game.names(), budget);
    this.missingLines = new MissingLines<>(game, edits, budget);
    this.positions = new Positions<>(game, lines, faulty, budget);
    this.trial = new RepairTrial<>(game, positions, faulty, hasGaps(), budget);
    this.choice = new RepairChoice(faulty, missingLines::timesOf);
  }

  /// Returns a repair of an illegal event, or null if there is none or none is clearly the
  /// likeliest.
  ///
  /// @param game the game as it was written
  /// @param event the index of the faulty event among the events
  static <K extends Kernel<K>> @Nullable Repair ofIllegal(
      Transcript<K> game, int event, RepairBudget budget) {
    budget.beginGame();
    if (game.fault() != null || budget.gaveUp()) {
      return null; // the rest of the game cannot be read, so it cannot be shown to be legal
    }
    var search = new RepairSearch<>(game, lineOf(event, game.lines()), budget);
    for (int at = search.faulty; at >= 0 && search.goesOn(); at--) {
      search.tryLine(at);
      search.searched = search.goesOn() ? at : search.searched;
    }
    return search.repair();
  }

  private static int lineOf(int event, List<Transcript.Line> lines) {
    int left = event;
    for (int at = 0; at < lines.size(); at++) {
      if (lines.get(at) instanceof Transcript.EventLine && left-- == 0) {
        return at;
      }
    }
    throw new IllegalArgumentException("there is no event " + event);
  }

  /// Returns a repair of an event that cannot be read, or null. Only this event is changed, because
  /// no other change makes it readable.
  static <K extends Kernel<K>> @Nullable Repair ofUnreadable(
      Transcript<K> game, RepairBudget budget) {
    budget.beginGame();
    if (game.broken().isEmpty() || budget.gaveUp()) {
      return null;
    }
    Entry.Event written = game.broken().get().event();
    var search = new RepairSearch<>(game.withoutBroken(), game.lines().size(), budget);
    if (search.goesOn()) {
      search.tryWords(
          search.faulty,
          0,
          new LineEdits.Line(written.actor(), null, written.texts(), written.source()));
    }
    search.searched = search.goesOn() ? 0 : search.searched;
    return search.repair();
  }

  private boolean goesOn() {
    return positions.isComplete() && !budget.gaveUp();
  }

  private boolean hasGaps() {
    for (Transcript.Line line : lines) {
      if (!budget.spend(1)) {
        return false;
      }
      if (line instanceof Transcript.EventLine happened && hasGaps(happened.event())) {
        return true;
      }
    }
    return false;
  }

  private boolean hasGaps(Event event) {
    return game.whole().vocabulary().leavesUnknown(event);
  }

  // The changes to try.

  private void tryLine(int at) {
    if (lines.get(at) instanceof Transcript.EventLine line) {
      tryWords(at, 1, LineEdits.Line.of(line));
      tryOrder(at, line);
      tryMissing(at);
    } else if (at > 0 && lines.get(at - 1) instanceof Transcript.EventLine) {
      tryMissing(at); // this claim may be about a missing event
    }
  }

  private void tryWords(int at, int removed, LineEdits.Line line) {
    for (LineEdits.Change change : edits.of(line)) {
      RepairEdit.Kind kind = change.slip() ? RepairEdit.Kind.SLIP : RepairEdit.Kind.WORD;
      attempt(
          new RepairEdit(
              at, removed, List.of(change.act()), line.source().name(), change.told(), kind));
    }
  }

  /// Tries whether the line is a repetition, or is swapped with the next one.
  private void tryOrder(int at, Transcript.EventLine here) {
    Transcript.Line next = at + 1 < lines.size() ? lines.get(at + 1) : null;
    ActorEvent act = act(here);
    boolean again = next instanceof Transcript.EventLine follows && act.equals(act(follows));
    Transcript.Line above = eventAbove(at);
    if (above instanceof Transcript.EventLine before && act.equals(act(before)) && !again) {
      Sentence told =
          Sentence.of("left out, since {place:parts} says the same")
              .parts("place", before.source().name());
      attempt(new RepairEdit(at, 1, List.of(), here.source().name(), told, RepairEdit.Kind.ORDER));
    }
    if (next instanceof Transcript.EventLine follows && !again) {
      Sentence told = Sentence.of("below {place:parts}").parts("place", follows.source().name());
      List<ActorEvent> swapped = List.of(act(follows), act);
      attempt(new RepairEdit(at, 2, swapped, here.source().name(), told, RepairEdit.Kind.ORDER));
    }
  }

  private static ActorEvent act(Transcript.EventLine line) {
    return new ActorEvent(line.actor(), line.event());
  }

  private Transcript.@Nullable Line eventAbove(int at) {
    int above = at - 1;
    while (above >= 0 && !(lines.get(above) instanceof Transcript.EventLine)) {
      above--;
    }
    return above < 0 ? null : lines.get(above);
  }

  private void tryMissing(int at) {
    Match<K> match = positions.above(at);
    if (!goesOn()) {
      return;
    }
    choice.goUp();
    for (Map.Entry<ActorEvent, RepairEdit.Kind> each : missingLines.at(match).entrySet()) {
      ActorEvent act = each.getKey();
      if (match.isRedundant(act.actor(), act.event())) {
        continue; // a line that changes nothing repairs nothing
      }
      var edit = new RepairEdit(at, 0, List.of(act), NOWHERE, NOTHING, each.getValue());
      Weight weight = goesOn() ? trial.of(edit) : null;
      if (weight != null) {
        choice.add(told(edit), weight);
      }
    }
  }

  private void attempt(RepairEdit edit) {
    if (edit.kind() == RepairEdit.Kind.ORDER && !edit.acts().isEmpty()) {
      ActorEvent first = edit.acts().getFirst();
      if (goesOn() && positions.above(edit.at()).isRedundant(first.actor(), first.event())) {
        return; // moved up, the faulty line would only repeat what is known
      }
    }
    Weight weight = goesOn() ? trial.of(edit) : null;
    if (weight != null) {
      choice.add(edit, weight);
    }
  }

  /// A missing line, with those of its cards that can be inferred from later events.
  private RepairEdit told(RepairEdit edit) {
    int actor = edit.acts().getFirst().actor();
    Event event =
        edit.kind() == RepairEdit.Kind.LINE_WITH_GAPS
            ? inHindsight(edit)
            : edit.acts().getFirst().event();
    String words = game.whole().vocabulary().write(event, game.names());
    String line = game.nameOf(actor) + (actor == Kernel.HOUSE ? " " : ": ") + words;
    Note where = lines.get(edit.at()).source().name();
    return new RepairEdit(
        edit.at(),
        0,
        List.of(new ActorEvent(actor, event)),
        where,
        Sentence.plain(SafeText.shortened(line, LONGEST_LINE)),
        hasGaps(event) ? RepairEdit.Kind.LINE_WITH_GAPS : RepairEdit.Kind.LINE);
  }

  private Event inHindsight(RepairEdit edit) {
    Transcript.Line line = trial.changed(edit).withBackfilledCards().lines().get(edit.at());
    return ((Transcript.EventLine) line).event();
  }

  // The report.

  private @Nullable Repair repair() {
    if (searched > faulty) {
      return null;
    }
    return choice.repair(
        searched > 0
            ? Sentence.of(" (lines above {line} were not tried)")
                .fact("line", lines.get(searched).source().number())
                .note()
            : NOWHERE);
  }
}
