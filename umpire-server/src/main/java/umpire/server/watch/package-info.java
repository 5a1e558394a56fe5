/// What is told to those who run a server, and to nobody else.
@NullMarked
package umpire.server.watch;

import org.jspecify.annotations.NullMarked;
