/// `umpire simulate`: many games by strategies, and what they come to.
///
/// Reading order: [SimulateCommand] and [RunOptions]; [SimulationRun] (the run and its files), with
/// [OutputFiles], [RowFiles], [CheckpointWriter] and [ReportFile]; [Progress] and [Interruption].
/// `umpire compare` stands on these as well.
@NullMarked
package umpire.cli.simulate;

import org.jspecify.annotations.NullMarked;
