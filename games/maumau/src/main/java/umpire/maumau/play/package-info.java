/// What plays Mau-Mau: the dealer, who has all the chance there is; strategies; and what is counted
/// of a simulated game.
@NullMarked
package umpire.maumau.play;

import org.jspecify.annotations.NullMarked;
