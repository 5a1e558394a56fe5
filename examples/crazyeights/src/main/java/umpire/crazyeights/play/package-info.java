/// Those who sit at the table: the dealer, who brings what chance brings, and a player; and what is
/// counted while they play.
@NullMarked
package umpire.crazyeights.play;

import org.jspecify.annotations.NullMarked;
