/// Many games, counted: the same result on one thread or a thousand machines.
@NullMarked
package umpire.sim;

import org.jspecify.annotations.NullMarked;
