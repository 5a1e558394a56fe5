/// The commands that need the server's libraries.
@NullMarked
package umpire.server.cli;

import org.jspecify.annotations.NullMarked;
