package umpire.core.kernel;

import umpire.core.match.View;
import umpire.core.text.Json;

/// What one viewer knows of a game: its kernel under the viewer's veil. Two are the same if they
/// have the same facts.
///
/// @param kernel veiled, and nobody else's
/// @param viewer a seat, [Kernel#NOBODY] or [KernelMatch#ARBITER]
/// @param facts the same for programs
public record Seen<K extends Kernel<K>>(K kernel, int viewer, Json facts) implements View {

  @Override
  public boolean equals(Object other) {
    return other instanceof Seen<?> seen
        && viewer == seen.viewer
        && facts.toString().equals(seen.facts.toString());
  }

  @Override
  public int hashCode() {
    return facts.toString().hashCode();
  }
}
