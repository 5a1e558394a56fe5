/// `umpire ask`: answers questions about a position of a recorded game.
@NullMarked
package umpire.cli.ask;

import org.jspecify.annotations.NullMarked;
