package umpire.core.session;

import java.util.List;
import umpire.core.kernel.Event;
import umpire.core.match.Finding;
import umpire.core.match.Viewer;
import umpire.core.ruling.RulingLine;
import umpire.core.text.Json;

/// An event that was read and ruled on once, and has not happened yet. If no rule forbids it, it
/// can be played as long as nothing else happens in its game; then it is neither read nor ruled on
/// again.
public interface RuledEvent {

  /// The seat that acts, or [umpire.core.kernel.Kernel#HOUSE].
  int actor();

  /// The event itself.
  Event event();

  /// The event as a record writes it.
  String words();

  /// The referee's finding on the event.
  Finding finding();

  /// Plays the event. Throws an [IllegalStateException] if a rule forbids it, or if the game has
  /// changed since.
  ///
  /// @param listeners the viewers who learn of it
  /// @return for each listener the event as they see it, and the rulings on it
  List<Json> play(List<Viewer> listeners);

  /// Plays the event, and returns the rulings that it led to as lines. Throws as the other method
  /// does.
  ///
  /// @param listener the viewer for whom the lines are written
  List<RulingLine> play(Viewer listener);
}
