/// Play at the terminal: one person against strategies.
@NullMarked
package umpire.cli.interactive;

import org.jspecify.annotations.NullMarked;
