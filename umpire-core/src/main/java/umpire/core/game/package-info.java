/// A game as a service: [umpire.core.game.Game] is all that a module brings, and `Games` finds
/// them.
@NullMarked
package umpire.core.game;

import org.jspecify.annotations.NullMarked;
