package umpire.cli.compare;

import java.io.IOException;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import java.util.function.ToDoubleFunction;
import umpire.cli.simulate.Interruption;
import umpire.cli.simulate.Progress;
import umpire.cli.simulate.RunOptions;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.sim.count.Confidence;
import umpire.sim.count.Totals;
import umpire.sim.run.Run;

/// Plays the deals of a comparison and shows the progress.
///
/// @param measure the measure of --until
/// @param standings saves the checkpoints
record DealRun(
    Streams streams, RunOptions options, ComparisonMeasure measure, Standings standings) {

  /// Plays, and returns the exit status.
  ///
  /// @param half computes half the width of the interval that --until limits
  int play(Run run, ToDoubleFunction<Totals> half) throws IOException, InterruptedException {
    Confidence _ = options.confidence(); // reports a wrong value now, not after the games
    if (isDone(run, () -> half.applyAsDouble(run.totals()))) {
      return Status.FINE; // complete before the interruption
    }
    try (var interruption = new Interruption()) {
      var progress = new Progress(streams.err(), streams.progress(), run.gamesDone());
      run.playTo(
          options.games(),
          options.threads(),
          Optional.empty(),
          interruption.stop(),
          now -> {
            DoubleSupplier width = () -> half.applyAsDouble(now.totals());
            progress.at(now.gamesDone(), options.games(), () -> plusMinus(width.getAsDouble()));
            standings.keep();
            return !options.isPrecise(now.gamesDone(), width);
          });
      progress.end();
      boolean stopped = interruption.stop().isSet() && run.gamesDone() < options.games();
      if (!stopped) {
        sayIfMissed(run, () -> half.applyAsDouble(run.totals()));
      }
      streams.err().println(progress.speed(run.gamesDone(), "deals", options.threads()));
      return stopped ? Status.INTERRUPTED : Status.FINE;
    }
  }

  private boolean isDone(Run run, DoubleSupplier half) {
    return run.gamesDone() > 0
        && (run.gamesDone() >= options.games() || options.isPrecise(run.gamesDone(), half));
  }

  private String plusMinus(double half) {
    return "± " + measure.width(half) + " " + measure.unit();
  }

  private void sayIfMissed(Run run, DoubleSupplier half) {
    options
        .missed(run.gamesDone(), "deals", half, measure::width, measure.unit())
        .ifPresent(what -> streams.err().println("umpire: " + what));
  }
}
