/// The `umpire` command: which way in, and a package for each call.
///
/// Reading order: [Main], [Shortcut] and [CommandLineTree]; then any call, for instance
/// [umpire.cli.explain]. What the calls stand on, and another command too, is in [umpire.command].
@NullMarked
package umpire.cli;

import org.jspecify.annotations.NullMarked;
