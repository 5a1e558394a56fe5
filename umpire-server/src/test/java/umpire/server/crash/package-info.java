/// Kills the server without warning, again and again, under guests who remember everything.
@NullMarked
package umpire.server.crash;

import org.jspecify.annotations.NullMarked;
