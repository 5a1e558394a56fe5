package umpire.core.verify;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
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
    @Nullable BadInputException fault,
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
    return Sentence.of("{found:parts}")
        .parts("found", clauses().toArray(umpire.core.text.Note[]::new))
        .note();
  }

  private List<umpire.core.text.Note> clauses() {
    var clauses = new ArrayList<umpire.core.text.Note>();
    int legal = events - doubts.size();
    clauses.add(Sentence.of("{count|# event|# events} legal").fact("count", legal).note());
    if (!doubts.isEmpty()) {
      clauses.add(Sentence.of(", {count} cannot be decided").fact("count", doubts.size()).note());
    }
    if (agreed > 0) {
      clauses.add(
          Sentence.of(", {count|# claim agrees|# claims agree}").fact("count", agreed).note());
    }
    if (!undecided.isEmpty()) {
      clauses.add(
          Sentence.of(", {count|# claim|# claims} cannot be decided")
              .fact("count", undecided.size())
              .note());
    }
    if (!differences.isEmpty()) {
      clauses.add(
          Sentence.of(", {count|# claim differs|# claims differ}")
              .fact("count", differences.size())
              .note());
    }
    if (!over && fault == null) {
      clauses.add(Sentence.of(", not finished").note());
    }
    return clauses;
  }
}
