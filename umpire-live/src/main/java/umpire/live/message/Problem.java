package umpire.live.message;

import java.util.List;
import java.util.Optional;
import umpire.core.match.Finding;
import umpire.core.ruling.FindingJson;
import umpire.core.text.Json;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.core.words.BadEventException;

/// The reason for which a command or query was refused.
///
/// @param kind the kind of refusal
/// @param note the reason in words
/// @param finding the referee's finding, if a rule of the game forbids the event
/// @param legal legal events instead, as many as are useful to a reader
public record Problem(Kind kind, Note note, Optional<Finding> finding, List<String> legal) {

  /// Kinds of refusals.
  public enum Kind {
    /// A rule of the game forbids it.
    RULE,
    /// The text cannot be parsed.
    WORDS,
    /// This table does not allow it, or not for this seat.
    FORBIDDEN,
    /// It is not possible now.
    NOT_NOW
  }

  public Problem {
    legal = List.copyOf(legal);
  }

  public static Problem of(Kind kind, Sentence said) {
    return new Problem(kind, said.note(), Optional.empty(), List.of());
  }

  /// The refusal of all commands and queries while a game is paused.
  ///
  /// @param why the reason for the pause, for the operator
  public static Problem paused(String why) {
    return of(Kind.NOT_NOW, Sentence.of("the game is paused: {why}").fact("why", why));
  }

  /// The refusal of an event that a rule forbids.
  public static Problem against(Finding.Illegal illegal, List<String> legal) {
    Note said = Sentence.of("{rule:rule}").fact("rule", illegal.rule()).note();
    return new Problem(Kind.RULE, said, Optional.of(illegal), legal);
  }

  /// The refusal of an event that cannot be parsed. Its text is in English, as for all syntax
  /// errors.
  public static Problem unreadable(BadEventException bad, List<String> legal) {
    return new Problem(Kind.WORDS, Note.plain(bad.description()), Optional.empty(), legal);
  }

  /// Returns the reason in English.
  public String detail() {
    return note.text();
  }

  /// Returns the members that a problem report has in addition to title, status and detail.
  public Json json() {
    return finding.map(FindingJson::of).orElseGet(Json::new).put("legal", legal);
  }
}
