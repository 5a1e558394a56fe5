/// The interface to a game in progress, for everything that plays, rules or watches.
///
/// The course of a move: it is written into a [umpire.core.kernel.Move]. The game's
/// [umpire.core.kernel.Kernel] checks it and, unless a rule forbids it, plays it, adding the
/// rulings to a [umpire.core.RulingLog] and the move to its [umpire.core.kernel.History]. Moves by
/// chance come from the [umpire.core.kernel.Dealer]. The moves of a seat come from a
/// [umpire.core.kernel.Strategy], which is shown what its seat knows: the kernel under a veil, or
/// the kernel itself if the strategy never reads what is hidden. [umpire.core.kernel.GameLoop] is
/// the loop that brings them together, for every game; `umpire.core.arena` counts the results.
///
/// A searching player takes the veiled kernel, copies it, lets the dealer fill in what is hidden,
/// and continues with `listLegal` and `play`; `umpire.core.search` does that for every game.
///
/// Everything here is plain numbers, and playing a game allocates nothing; only an
/// [umpire.core.kernel.Event], the immutable copy of a move, is a new object. Words are made from
/// moves in `umpire.core.words`, views and JSON in `umpire.core.match`; this package depends on
/// neither.
@NullMarked
package umpire.core.kernel;

import org.jspecify.annotations.NullMarked;
