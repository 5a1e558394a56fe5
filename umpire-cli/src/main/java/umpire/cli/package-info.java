/// The `umpire` command: which way in, and a package for each command.
///
/// Reading order: [Main], [Shortcut] and [CommandLineTree]; then any command, for instance
/// [umpire.cli.explain]. What the commands stand on, and another command too, is in
/// [umpire.command].
@NullMarked
package umpire.cli;

import org.jspecify.annotations.NullMarked;
