package umpire.core.verify;

import org.jspecify.annotations.Nullable;
import umpire.core.kernel.Kernel;
import umpire.core.record.Transcript;

/// Looks for what would mend a game that the [Verifier] has found at fault.
public interface Repairs {

  /// A repair of an illegal event, or null if there is none, or none that stands out.
  ///
  /// @param game as it is written
  /// @param event the place of the one at fault among the events, from 0
  <K extends Kernel<K>> @Nullable Repair ofIllegal(Transcript<K> game, int event);

  /// A repair of an event that cannot be read, or null.
  <K extends Kernel<K>> @Nullable Repair ofUnreadable(Transcript<K> game);
}
