package umpire.core.kernel;

import umpire.core.match.View;
import umpire.core.text.Json;

/// What one viewer knows of a game: its kernel under the viewer's veil.
///
/// @param kernel veiled, and nobody else's
/// @param viewer a seat, [Kernel#NOBODY] or [KernelMatch#ARBITER]
/// @param sheet tells the same to programs
public record Seen<K extends Kernel<K>>(K kernel, int viewer, FactSheet<K, ?> sheet)
    implements View {

  @Override
  public Json facts() {
    return sheet.of(kernel, viewer);
  }
}
