package umpire.core.match;

import umpire.core.kernel.Kernel;
import umpire.core.text.Json;

/// The knowledge of one viewer about a game: its kernel under the viewer's veil; for an arbiter
/// without a veil.
///
/// @param kernel a copy of the game, veiled unless the viewer is an arbiter; the caller owns it
/// @param viewer a seat, [Kernel#NOBODY] or [Kernel#ARBITER]
/// @param json writes the view as JSON, for programs
public record GameView<K extends Kernel<K>>(K kernel, int viewer, FactsJson<K> json) {

  /// The view laid out for people.
  public TableDisplay display() {
    return json.display(kernel, viewer);
  }

  /// Everything in the view, for programs. It depends on nothing that the viewer cannot see.
  public Json facts() {
    return json.of(kernel, viewer);
  }
}
