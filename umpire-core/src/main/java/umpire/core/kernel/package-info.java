/// The one door to a game: everything that plays, rules or watches goes through it.
///
/// Where does a move go? Somebody wants to do something, and it is written into a
/// [umpire.core.kernel.Move]. The game's [umpire.core.kernel.Kernel] checks it and, if nothing
/// speaks against it, plays it, adding what follows to a [umpire.core.RulingLog] and keeping it in
/// its [umpire.core.kernel.History]. What chance brings is the [umpire.core.kernel.Dealer]'s; what
/// a seat wants to do is a [umpire.core.kernel.Strategy]'s, who is shown the kernel under a veil
/// and nothing else. [umpire.core.kernel.GameLoop] is the loop in which they meet, the same for
/// every game; what comes of it is counted in `umpire.core.arena`.
///
/// A searching player takes the veiled kernel, copies it, lets the dealer fill in what is hidden,
/// and goes on with `listLegal` and `play`; `umpire.core.search` does that for every game.
///
/// Everything here is plain numbers and allocates nothing while a game is played. Typed events,
/// words and JSON are made from it in `umpire.core.match`, which this package does not know.
@NullMarked
package umpire.core.kernel;

import org.jspecify.annotations.NullMarked;
