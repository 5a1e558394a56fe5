/// The interface to a game in progress, for everything that plays, rules or watches.
///
/// A move takes this way: it is written into a [umpire.core.kernel.Move]. The game's
/// [umpire.core.kernel.Kernel] checks it and, unless a rule forbids it, plays it, adding the
/// rulings to a [umpire.core.RulingLog] and the move to its [umpire.core.kernel.History]. Moves by
/// chance come from the [umpire.core.kernel.Dealer]. The moves of a seat come from a
/// [umpire.core.kernel.Strategy], which is shown the kernel under a veil and nothing else.
/// [umpire.core.kernel.GameLoop] is the loop that brings them together, for every game;
/// `umpire.core.arena` counts the results.
///
/// A searching player takes the veiled kernel, copies it, lets the dealer fill in what is hidden,
/// and continues with `listLegal` and `play`; `umpire.core.search` does that for every game.
///
/// Everything here is plain numbers and allocates nothing while a game is played. Typed events,
/// words and JSON are made from it in `umpire.core.match`, which this package does not depend on.
@NullMarked
package umpire.core.kernel;

import org.jspecify.annotations.NullMarked;
