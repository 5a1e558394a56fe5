package umpire.core.verify;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.text.BadInput;
import umpire.core.text.Phrase;
import umpire.core.text.SourceLine;

/// What the verifier found in one game.
///
/// @param events how many were played: those found legal, and those that cannot be decided
/// @param doubts events that cannot be decided from what is recorded
/// @param agreed how many claims agree with the referee
/// @param differences claims that do not
/// @param undecided claims that cannot be decided from what is recorded
/// @param fault the first event that is illegal, or line that is unreadable; nothing after it was
///   looked at
/// @param faultyEvent the number of the event at fault, from 1; 0 if the fault is no event
/// @param repair how to mend it, where one change of one line makes the rest legal and stands out
/// @param over whether the game came to its end
public record Report(
    int events,
    List<Note> doubts,
    int agreed,
    List<Note> differences,
    List<Note> undecided,
    @Nullable BadInput fault,
    int faultyEvent,
    @Nullable Repair repair,
    boolean over) {

  public Report {
    doubts = List.copyOf(doubts);
    differences = List.copyOf(differences);
    undecided = List.copyOf(undecided);
  }

  /// Something about a line.
  ///
  /// @param said what, to be translated
  public record Note(SourceLine source, umpire.core.text.Note said) {

    /// Something that nobody translates.
    public Note(SourceLine source, String text) {
      this(source, umpire.core.text.Note.plain(text));
    }

    /// What, in English.
    public String text() {
      return said.text();
    }
  }

  /// The worst there is to say.
  public enum Judgement {
    /// Legal, and every claim agrees.
    AGREES,
    /// Legal, but a claim differs.
    DIFFERS,
    /// Illegal or unreadable.
    ILLEGAL
  }

  public Judgement judgement() {
    if (fault != null) {
      return Judgement.ILLEGAL;
    }
    return differences.isEmpty() ? Judgement.AGREES : Judgement.DIFFERS;
  }

  /// The report in one line: `143 events legal, 2 cannot be decided, 12 claims agree`.
  public String summary() {
    return summaryNote().text();
  }

  /// The same, to be translated.
  public umpire.core.text.Note summaryNote() {
    return Phrase.of("{found:parts}")
        .clauses("found", clauses().toArray(umpire.core.text.Note[]::new))
        .note();
  }

  private List<umpire.core.text.Note> clauses() {
    var clauses = new ArrayList<umpire.core.text.Note>();
    int legal = events - doubts.size();
    clauses.add(
        counted(legal, Phrase.of("{count} event legal"), Phrase.of("{count} events legal")));
    if (!doubts.isEmpty()) {
      clauses.add(Phrase.of(", {count} cannot be decided").with("count", doubts.size()).note());
    }
    if (agreed > 0) {
      clauses.add(
          counted(
              agreed, Phrase.of(", {count} claim agrees"), Phrase.of(", {count} claims agree")));
    }
    if (!undecided.isEmpty()) {
      clauses.add(
          counted(
              undecided.size(),
              Phrase.of(", {count} claim cannot be decided"),
              Phrase.of(", {count} claims cannot be decided")));
    }
    if (!differences.isEmpty()) {
      clauses.add(
          counted(
              differences.size(),
              Phrase.of(", {count} claim differs"),
              Phrase.of(", {count} claims differ")));
    }
    if (!over && fault == null) {
      clauses.add(Phrase.of(", not finished").note());
    }
    return clauses;
  }

  private static umpire.core.text.Note counted(int count, Phrase one, Phrase many) {
    return (count == 1 ? one : many).with("count", count).note();
  }
}
