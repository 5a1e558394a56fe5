package umpire.sim.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.sim.count.Convergence;
import umpire.sim.count.Counts;
import umpire.sim.count.Totals;

/// A simulation under way: how many games are done and what they came to, in the order of the
/// games.
public final class Run {

  private final Job job;
  private final Totals totals;
  private final Convergence convergence;
  private long done;

  /// A run from its first game.
  public Run(Job job) {
    this.job = job;
    this.totals = new Totals(job.columns().size());
    this.convergence = new Convergence();
  }

  /// A run that goes on where it was interrupted.
  public Run(Job job, RunState left) {
    this.job = job;
    this.totals = left.totals();
    this.convergence = left.convergence();
    this.done = left.games();
    if (totals.columns() != job.columns().size()) {
      throw new IllegalArgumentException("a checkpoint of another simulation");
    }
  }

  /// Looks on, in the order of the games.
  public interface Watcher {
    /// Is told after every chunk. False if that is enough.
    boolean sees(Run run) throws IOException;
  }

  /// Plays on until so many games are done, or somebody has enough.
  public void playTo(
      long games, int threads, Optional<RowFile> rows, StopFlag stop, Watcher watcher)
      throws IOException, InterruptedException {
    var engine = new Engine(job, threads, rows, stop);
    engine.play(new Span(Math.min(done, games), games), chunk -> take(chunk, watcher));
  }

  private boolean take(Chunk chunk, Watcher watcher) throws IOException {
    totals.merge(chunk.totals());
    done += chunk.span().games();
    if (convergence.isDue(done)) {
      convergence.add(new Convergence.Point(done, wins()));
    }
    return watcher.sees(this);
  }

  /// How often each value from 1 came up in the first column, which holds the winner.
  private List<Long> wins() {
    var wins = new ArrayList<Long>();
    Counts winners = totals.column(0);
    for (int side = 1; side <= Math.max(1, winners.highest()); side++) {
      wins.add(winners.times(side));
    }
    return wins;
  }

  /// How things stand, to go on from.
  public RunState state() {
    return new RunState(done, totals, convergence);
  }

  /// How many games are done.
  public long done() {
    return done;
  }

  public Totals totals() {
    return totals;
  }

  public Convergence convergence() {
    return convergence;
  }
}
