/// Programs that play Mau-Mau: the dealer, which supplies all randomness; strategies; and the
/// measures of a simulated game.
@NullMarked
package umpire.maumau.play;

import org.jspecify.annotations.NullMarked;
