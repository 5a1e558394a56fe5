/// The participants in a game: the dealer, who supplies chance, and a player; and the measures of
/// simulated matches.
@NullMarked
package umpire.crazyeights.play;

import org.jspecify.annotations.NullMarked;
