/// What is told to those who run a server, and to nobody else.
@NullMarked
package umpire.server.monitoring;

import org.jspecify.annotations.NullMarked;
