package umpire.sim.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.sim.count.Convergence;
import umpire.sim.count.Counts;
import umpire.sim.count.Totals;

/// A simulation in progress: the number of games done and their results, in the order of the games.
/// For one thread.
public final class Run {

  private final Job job;
  private final Totals totals;
  private final Convergence convergence;
  private long gamesDone;

  /// Creates a run that begins with the first game.
  public Run(Job job) {
    this.job = job;
    this.totals = new Totals(job.columns().size());
    this.convergence = new Convergence();
  }

  /// Creates a run that continues from a saved state.
  ///
  /// @throws IllegalArgumentException if the state has other columns than the job
  public Run(Job job, RunState left) {
    this.job = job;
    this.totals = left.totals();
    this.convergence = left.convergence();
    this.gamesDone = left.games();
    if (totals.columns() != job.columns().size()) {
      throw new IllegalArgumentException(
          "expected the totals of " + job.columns().size() + " columns, found " + totals.columns());
    }
  }

  /// Observes a run in the order of its games.
  public interface Watcher {
    /// Called after every chunk. Returns false to stop the run.
    boolean onChunk(Run run) throws IOException;
  }

  /// Plays until this many games are done in all, or until the watcher or the flag stops it.
  ///
  /// @param games the total, with the games that are done already
  public void playTo(
      long games, int threads, Optional<RowFile> rows, StopFlag stop, Watcher watcher)
      throws IOException, InterruptedException {
    var engine = new Engine(job, threads, rows, stop);
    engine.play(new Span(Math.min(gamesDone, games), games), chunk -> take(chunk, watcher));
  }

  private boolean take(Chunk chunk, Watcher watcher) throws IOException {
    totals.merge(chunk.totals());
    gamesDone += chunk.span().games();
    if (convergence.isDue(gamesDone)) {
      convergence.add(new Convergence.Point(gamesDone, wins()));
    }
    return watcher.onChunk(this);
  }

  /// The number of wins of each side: how often each value from 1 came up in the first column,
  /// which holds the winner.
  private List<Long> wins() {
    var wins = new ArrayList<Long>();
    Counts winners = totals.column(0);
    for (int side = 1; side <= Math.max(1, winners.highest()); side++) {
      wins.add(winners.times(side));
    }
    return wins;
  }

  /// The state to continue from. It shares its totals with this run, so save it before playing on.
  public RunState state() {
    return new RunState(gamesDone, totals, convergence);
  }

  /// The number of games done.
  public long gamesDone() {
    return gamesDone;
  }

  public Totals totals() {
    return totals;
  }

  public Convergence convergence() {
    return convergence;
  }
}
