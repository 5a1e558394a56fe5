package umpire.core.verify;

import org.jspecify.annotations.Nullable;
import umpire.core.kernel.Kernel;
import umpire.core.record.Transcript;

/// Searches for repairs of a game that the [Verifier] has found faulty.
public interface Repairs {

  /// Returns a repair of an illegal event, or null if there is none or none is clearly the
  /// likeliest.
  ///
  /// @param game the game as it was written
  /// @param event the index of the faulty event among the events
  <K extends Kernel<K>> @Nullable Repair ofIllegal(Transcript<K> game, int event);

  /// Returns a repair of the event that cannot be read, or null if there is none or none is clearly
  /// the likeliest.
  <K extends Kernel<K>> @Nullable Repair ofUnreadable(Transcript<K> game);
}
