/// A person at the terminal, in a game against strategies.
@NullMarked
package umpire.cli.interactive;

import org.jspecify.annotations.NullMarked;
