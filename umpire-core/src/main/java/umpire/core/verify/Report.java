package umpire.core.verify;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.core.text.SourceLine;

/// The verifier's findings in one game.
///
/// @param events the number of events played: the legal and the undecided ones
/// @param doubts the events that cannot be decided from the record
/// @param agreed the number of claims that agree with the referee
/// @param differences the claims that differ
/// @param undecided the claims that cannot be decided from the record
/// @param fault the first illegal event or unreadable line, after which nothing was examined; null
///   if there is none
/// @param faultyEvent the number of the faulty event, from 1; 0 if there is none
/// @param repair the likeliest repair; null if nothing is faulty, if no single change makes the
///   rest legal, or if none is clearly the likeliest
/// @param over whether the game, as far as it was examined, came to its end by the rules
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

  /// A remark on a line.
  ///
  /// @param source the line
  /// @param note the remark, for translation
  public record Note(SourceLine source, umpire.core.text.Note note) {

    /// A remark that is not translated.
    public Note(SourceLine source, String text) {
      this(source, umpire.core.text.Note.plain(text));
    }

    /// The remark in English.
    public String text() {
      return note.text();
    }
  }

  /// The most serious finding.
  public enum Judgement {
    /// Nothing is illegal and no claim differs; events or claims may be undecided.
    AGREES,
    /// Nothing is illegal, but a claim differs.
    DIFFERS,
    /// An event is illegal, or a line cannot be read.
    ILLEGAL
  }

  /// The most serious finding of this report.
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

  /// The report in one line, for translation.
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
