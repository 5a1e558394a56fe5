/// The `umpire` command.
///
/// Reading order: [umpire.cli.Main] (which way in), [umpire.cli.ClassicRun] (the loop over records
/// that `judge` and `explain` share), [umpire.cli.Judge], [umpire.cli.Explain], [umpire.cli.Rules],
/// [umpire.cli.Generate]; [umpire.cli.Streams], [umpire.cli.FaultReport] and [umpire.cli.Status]
/// are what they stand on.
@NullMarked
package umpire.cli;

import org.jspecify.annotations.NullMarked;
