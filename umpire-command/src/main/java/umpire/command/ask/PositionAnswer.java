package umpire.command.ask;

import java.util.List;
import umpire.core.match.Finding;

/// The referee's answer about a position.
public sealed interface PositionAnswer {

  /// The game is over.
  record GameOver() implements PositionAnswer {}

  /// The legal events.
  ///
  /// @param who the player who may act, or the table
  /// @param events in the words of the record
  /// @param complete whether the list holds all legal events
  record Legal(String who, List<String> events, boolean complete) implements PositionAnswer {
    public Legal {
      events = List.copyOf(events);
    }
  }

  /// The finding about one event.
  ///
  /// @param event in the words of the record
  record CheckedEvent(String event, Finding finding) implements PositionAnswer {}

  /// The facts that a viewer knows.
  ///
  /// @param facts a JSON object, see `docs/facts.schema.json`
  record ViewerFacts(String facts) implements PositionAnswer {}
}
