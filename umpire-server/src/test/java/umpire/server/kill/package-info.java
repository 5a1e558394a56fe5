/// Kills the server without warning, again and again, under guests who remember everything.
@NullMarked
package umpire.server.kill;

import org.jspecify.annotations.NullMarked;
