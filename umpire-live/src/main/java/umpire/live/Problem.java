package umpire.live;

import java.util.List;
import java.util.Optional;
import umpire.core.match.Finding;
import umpire.core.text.Json;
import umpire.core.told.FindingSheet;

/// Why something is not done, for the one who wanted it.
///
/// @param kind what kind of objection
/// @param detail what is wrong, in a sentence
/// @param finding what the referee found, if a rule of the game speaks against it
/// @param legal what would be legal, as far as one would read it
public record Problem(Kind kind, String detail, Optional<Finding> finding, List<String> legal) {

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

  static Problem of(Kind kind, String detail) {
    return new Problem(kind, detail, Optional.empty(), List.of());
  }

  /// What stands in a problem report beside title and status.
  public Json json() {
    Json json = finding.map(FindingSheet::of).orElseGet(Json::new);
    return json.put("detail", detail).put("legal", legal);
  }
}
