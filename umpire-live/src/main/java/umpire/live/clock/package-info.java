/// How much time everybody has left.
@NullMarked
package umpire.live.clock;

import org.jspecify.annotations.NullMarked;
