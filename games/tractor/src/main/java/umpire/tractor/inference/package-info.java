/// Cards that nobody saw, as far as the play tells of them. Reading order:
/// [umpire.tractor.inference.Inference] and [umpire.tractor.inference.Suspicions] (what a player
/// can tell), [umpire.tractor.inference.ShownCards] and [umpire.tractor.inference.CardBackfill]
/// (what a record shows in the end).
@NullMarked
package umpire.tractor.inference;

import org.jspecify.annotations.NullMarked;
