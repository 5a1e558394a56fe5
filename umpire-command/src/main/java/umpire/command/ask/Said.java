package umpire.command.ask;

import java.util.List;
import umpire.core.match.Finding;

/// What the referee says about a position.
public sealed interface Said {

  /// The game is over.
  record Over() implements Said {}

  /// What may be done.
  ///
  /// @param who may do it
  /// @param events in the words of the record
  /// @param complete whether these are all
  record Legal(String who, List<String> events, boolean complete) implements Said {
    public Legal {
      events = List.copyOf(events);
    }
  }

  /// Whether something may be done.
  ///
  /// @param event in the words of the record
  record Ruled(String event, Finding finding) implements Said {}

  /// What somebody knows.
  ///
  /// @param facts a JSON object, see `docs/facts.schema.json`
  record Known(String facts) implements Said {}
}
