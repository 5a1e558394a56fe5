package umpire.live.message;

import java.util.List;
import java.util.Optional;
import umpire.core.match.Finding;
import umpire.core.ruling.FindingJson;
import umpire.core.text.Json;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.core.words.BadEventException;

/// Why something is not done, for the one who wanted it.
///
/// @param kind what kind of objection
/// @param said what is wrong
/// @param finding what the referee found, if a rule of the game speaks against it
/// @param legal what would be legal, as far as one would read it
public record Problem(Kind kind, Note said, Optional<Finding> finding, List<String> legal) {

  /// Kinds of objections.
  public enum Kind {
    /// A rule of the game speaks against it.
    RULE,
    /// The words cannot be understood.
    WORDS,
    /// This table does not allow it, or not to this seat.
    FORBIDDEN,
    /// It is not the time for it.
    NOT_NOW
  }

  public Problem {
    legal = List.copyOf(legal);
  }

  public static Problem of(Kind kind, Sentence said) {
    return new Problem(kind, said.note(), Optional.empty(), List.of());
  }

  /// Everything that a table is asked while its game is paused.
  ///
  /// @param why the game is paused, for whoever mends it
  public static Problem paused(String why) {
    return of(Kind.NOT_NOW, Sentence.of("the game is paused: {why}").fact("why", why));
  }

  /// An event that a rule speaks against.
  public static Problem against(Finding.Illegal illegal, List<String> legal) {
    Note said = Sentence.of("{rule:rule}").fact("rule", illegal.rule()).note();
    return new Problem(Kind.RULE, said, Optional.of(illegal), legal);
  }

  /// An event that cannot be read. It is told in English, like every fault of a format.
  public static Problem unread(BadEventException bad, List<String> legal) {
    return new Problem(Kind.WORDS, Note.plain(bad.what()), Optional.empty(), legal);
  }

  /// What is wrong, in English.
  public String detail() {
    return said.text();
  }

  /// What stands in a problem report beside title, status and detail.
  public Json json() {
    return finding.map(FindingJson::of).orElseGet(Json::new).put("legal", legal);
  }
}
