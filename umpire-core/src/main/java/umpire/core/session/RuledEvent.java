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

  /// The referee's ruling on it.
  Finding finding();

  /// Lets it happen, and tells it.
  ///
  /// @param listeners who is told
  /// @return for each listener the event as they see it, and the rulings on it
  List<Json> play(List<Viewer> listeners);

  /// Lets it happen, and says in lines what it led to.
  ///
  /// @param listener who is told
  List<RulingLine> play(Viewer listener);
}
