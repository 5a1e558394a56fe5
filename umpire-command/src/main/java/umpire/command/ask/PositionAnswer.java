package umpire.command.ask;

import java.util.List;
import umpire.core.match.Finding;

/// The referee's answer about a position.
public sealed interface PositionAnswer {

  /// The game is over.
  record GameOver() implements PositionAnswer {}

  /// What may be done.
  ///
  /// @param who may do it
  /// @param events in the words of the record
  /// @param complete whether these are all
  record Legal(String who, List<String> events, boolean complete) implements PositionAnswer {
    public Legal {
      events = List.copyOf(events);
    }
  }

  /// Whether something may be done.
  ///
  /// @param event in the words of the record
  record CheckedEvent(String event, Finding finding) implements PositionAnswer {}

  /// What somebody knows.
  ///
  /// @param facts a JSON object, see `docs/facts.schema.json`
  record ViewerFacts(String facts) implements PositionAnswer {}
}
