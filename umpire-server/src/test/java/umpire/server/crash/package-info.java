/// Kills the server repeatedly without warning, with clients that remember everything.
@NullMarked
package umpire.server.crash;

import org.jspecify.annotations.NullMarked;
