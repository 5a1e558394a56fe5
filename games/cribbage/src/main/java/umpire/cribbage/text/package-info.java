/// The classic format of the play: deals of `PLAYER CARD` lines in, a line of points out.
@NullMarked
package umpire.cribbage.text;

import org.jspecify.annotations.NullMarked;
