/// `umpire simulate`: plays many games between strategies and summarizes them.
///
/// Reading order: [SimulateCommand] and [RunOptions]; [SimulationRun] (the run and its files), with
/// [OutputFiles], [RowFiles], [CheckpointWriter] and [ReportFile]; [Progress] and [Interruption].
/// `umpire compare` uses these as well.
@NullMarked
package umpire.cli.simulate;

import org.jspecify.annotations.NullMarked;
