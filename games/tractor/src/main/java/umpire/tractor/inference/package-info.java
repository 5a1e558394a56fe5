/// Unseen cards, as far as the play reveals them. Reading order:
/// [umpire.tractor.inference.Inference] and [umpire.tractor.inference.Suspicions] (a player's
/// conclusions), [umpire.tractor.inference.ShownCards] and [umpire.tractor.inference.CardBackfill]
/// (cards that a record reveals by its end).
@NullMarked
package umpire.tractor.inference;

import org.jspecify.annotations.NullMarked;
