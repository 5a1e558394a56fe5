/// The commands of the command line that need a server's libraries.
@NullMarked
package umpire.server.cli;

import org.jspecify.annotations.NullMarked;
