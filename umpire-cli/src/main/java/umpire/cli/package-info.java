/// The `umpire` command: its entry point, and a package for each command.
///
/// Reading order: [Main], [Shortcut] and [CommandLineTree]; then any command, for instance
/// [umpire.cli.explain]. Parts that commands share with the server are in [umpire.command].
@NullMarked
package umpire.cli;

import org.jspecify.annotations.NullMarked;
