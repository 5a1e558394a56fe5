package umpire.cli.simulate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.command.Failure;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.Version;
import umpire.core.arena.RowLayout;
import umpire.core.text.TextPage;
import umpire.core.text.TextWriter;
import umpire.page.Figures;
import umpire.sim.Forfeits;
import umpire.sim.Lineup;
import umpire.sim.Simulation;
import umpire.sim.bot.BotFactory;
import umpire.sim.bot.BotFailedException;
import umpire.sim.count.Counts;
import umpire.sim.count.Interval;
import umpire.sim.report.ShowCommand;
import umpire.sim.rows.RowHeader;
import umpire.sim.rows.RowText;
import umpire.sim.rows.StreamedRows;
import umpire.sim.run.BuildId;
import umpire.sim.run.Checkpoint;
import umpire.sim.run.RowFile;
import umpire.sim.run.Run;
import umpire.sim.run.StopFlag;
import umpire.sim.table.SimulationResult;

/// Plays a simulation and writes its files. The result is printed first; then each file is written,
/// whether the others fail or not.
final class SimulationRun {

  private final Streams streams;
  private final RunOptions options;
  private final Simulation simulation;
  private final OutputFiles files;
  private final List<String> words;

  /// The page for the result: on standard error if rows go to standard output.
  private final TextPage result;

  private boolean fileFailed;
  private @Nullable UncheckedIOException deaf;

  /// @param words the words of the command line after the command's name, as typed
  SimulationRun(
      Streams streams,
      RunOptions options,
      Simulation simulation,
      OutputFiles files,
      List<String> words) {
    this.streams = streams;
    this.options = options;
    this.simulation = simulation;
    this.files = files;
    this.words = List.copyOf(words);
    this.result =
        files.streamsRows() ? new TextPage(new TextWriter(streams.err()), 0) : streams.page();
  }

  /// The reason why a run could not continue.
  private record Trouble(String what, int status) {}

  /// The ending of a run.
  ///
  /// @param stopped whether the user stopped it; a bot that Ctrl-C ended first is not counted as
  ///   trouble
  private record Ending(boolean stopped, Optional<Trouble> trouble) {

    boolean isEarly() {
      return stopped || trouble.isPresent();
    }

    /// Whether there is no result to print, only the trouble.
    boolean isEmpty(Run run) {
      return trouble.isPresent() && run.gamesDone() == 0;
    }
  }

  /// An operation on one file.
  private interface Care {
    void take() throws IOException;
  }

  /// Plays, prints the result, writes the files, and returns the exit status.
  ///
  /// @param from the checkpoint to continue from; null to begin
  int play(@Nullable Checkpoint from) throws IOException, InterruptedException {
    Run run = from == null ? new Run(simulation) : new Run(simulation, from.stands().getFirst());
    boolean enough = from != null && isEnough(run);
    boolean written = enough && from != null && from.rows().isNone();
    String build = BuildId.current();
    Optional<RowFile> rows = written ? Optional.empty() : openRows(build, from);
    try (var interruption = new Interruption()) {
      var checkpoints = new CheckpointWriter(call(build), files.checkpoint(), rows, from != null);
      var progress = new Progress(streams.err(), streams.progress(), run.gamesDone());
      Optional<Trouble> trouble =
          enough ? Optional.empty() : played(run, rows, interruption.stop(), progress, checkpoints);
      progress.end();
      boolean stopped = interruption.stop().isSet() && run.gamesDone() < options.games();
      var ending = new Ending(stopped, stopped ? Optional.empty() : trouble);
      Forfeits forfeits = simulation.forfeits(run.totals());
      tell(run, forfeits, progress, ending);
      if (!written) {
        leave(run, checkpoints, ending);
        finish(run, rows, checkpoints, ending);
      }
      careFor(() -> writeReport(run, forfeits, ending));
      close(rows);
      if (!ending.isEarly() && !fileFailed && deaf == null) {
        careFor(checkpoints::delete);
      }
      int status = status(ending);
      return status == Status.FINE && forfeits.isEveryGame() ? Status.BAD_INPUT : status;
    } catch (RuntimeException | Error | InterruptedException failure) {
      close(rows);
      throw failure;
    }
  }

  private CheckpointWriter.Invocation call(String build) {
    Lineup<?> lineup = simulation.lineup();
    return new CheckpointWriter.Invocation(
        "simulate", words, build, lineup.game().id(), List.of(lineup.profile()), simulation.seed());
  }

  private Optional<RowFile> openRows(String build, @Nullable Checkpoint from) throws IOException {
    if (files.rows().isEmpty()) {
      return Optional.empty();
    }
    var header = RowHeader.of(simulation, Version.number(), build);
    if (files.streamsRows()) {
      var style = options.json() ? RowText.Style.JSONL : RowText.Style.CSV;
      return Optional.of(
          new StreamedRows(new RowText(header, style, Optional.empty()), streams.out()));
    }
    return Optional.of(RowFiles.open(files.rows().get(), header, from));
  }

  private void close(Optional<RowFile> rows) {
    if (rows.isPresent()) {
      careFor(rows.get()::close);
    }
  }

  private int status(Ending ending) {
    if (ending.trouble().isPresent()) {
      return ending.trouble().get().status();
    }
    if (fileFailed) {
      return Status.IO_FAILURE;
    }
    if (deaf != null) {
      throw deaf;
    }
    return ending.stopped() ? Status.INTERRUPTED : Status.FINE;
  }

  // Playing.

  /// Plays to the end, or until a bot, a file or the memory fails; then returns the reason.
  private Optional<Trouble> played(
      Run run,
      Optional<RowFile> rows,
      StopFlag stop,
      Progress progress,
      CheckpointWriter checkpoints)
      throws InterruptedException {
    var warned = new ArrayList<String>();
    try {
      run.playTo(
          options.games(),
          options.threads(),
          rows,
          stop,
          now -> {
            progress.at(now.gamesDone(), options.games(), () -> finding(now));
            checkpoints
                .keep(List.of(now.state()))
                .ifPresent(failure -> warnOnce(failure, warned, progress));
            return !isEnough(now);
          });
      return Optional.empty();
    } catch (BotFailedException failure) {
      return Optional.of(new Trouble(String.valueOf(failure.getMessage()), Status.BAD_INPUT));
    } catch (IOException failure) {
      return Optional.of(new Trouble(Failure.inWords(failure), Status.IO_FAILURE));
    } catch (OutOfMemoryError shortage) {
      return Optional.of(new Trouble(Failure.outOfMemory(), Status.OUT_OF_MEMORY));
    }
  }

  private void warnOnce(CannotWriteException failure, List<String> warned, Progress progress) {
    if (warned.isEmpty()) {
      progress.end();
      say(failure.getMessage() + "; the games continue without it");
      warned.add(failure.toString());
    }
  }

  private boolean isEnough(Run run) {
    return run.gamesDone() >= options.games()
        || options.isPrecise(run.gamesDone(), () -> widest(run));
  }

  /// The widest interval of a share of wins.
  private double widest(Run run) {
    Counts winners = run.totals().column(RowLayout.WINNER);
    double widest = 0;
    for (int side = 0; side <= simulation.lineup().rowLayout().sides(); side++) {
      Interval interval =
          Interval.ofShare(winners.times(side), run.gamesDone(), options.confidence());
      widest = Math.max(widest, interval.half());
    }
    return widest;
  }

  private String finding(Run run) {
    long wins = run.totals().column(RowLayout.WINNER).times(1);
    Interval interval = Interval.ofShare(wins, run.gamesDone(), options.confidence());
    return "side 1 wins %s %% ± %s"
        .formatted(
            interval.percent((double) wins / run.gamesDone()), interval.percent(interval.half()));
  }

  // Results.

  private void tell(Run run, Forfeits forfeits, Progress progress, Ending ending) {
    if (!ending.isEmpty(run)) {
      print(run, forfeits);
    }
    if (!ending.isEarly()) {
      options.missed(run.gamesDone(), "games", () -> widest(run)).ifPresent(this::say);
    }
    if (deaf == null && !ending.isEmpty(run)) {
      streams.err().println(progress.speed(run.gamesDone(), "games", options.threads()));
    }
    ending.trouble().ifPresent(trouble -> say(trouble.what()));
    new ForfeitNotice(streams).print(forfeits, List.of(ShowCommands.game(simulateCall())));
  }

  /// Prints the result. A closed pipe or a full disk at standard output must not prevent the files
  /// from being written.
  private void print(Run run, Forfeits forfeits) {
    try {
      new SimulationResult(
              simulation.lineup(), options.seed(), run.totals(), forfeits, options.confidence())
          .print(options.json(), result);
      result.flush();
    } catch (UncheckedIOException failure) {
      deaf = failure;
    }
  }

  /// Prints a message without [Streams#complain], which would flush standard output again.
  private void say(String message) {
    streams.err().println("umpire: " + message);
  }

  // Files.

  private void careFor(Care file) {
    try {
      file.take();
    } catch (IOException failure) {
      failed(failure);
    }
  }

  private void failed(IOException failure) {
    say(Failure.inWords(failure));
    fileFailed = true;
  }

  /// Saves a checkpoint, and prints the command that continues from it if the run ended early.
  private void leave(Run run, CheckpointWriter checkpoints, Ending ending) {
    if (ending.isEarly() && run.gamesDone() == 0) {
      return;
    }
    if (files.streamsRows()) {
      if (ending.isEarly()) {
        say(stoppedAfter(run) + "; a run with rows on standard output cannot be resumed");
      }
      return;
    }
    boolean earlier = checkpoints.hasLeft();
    try {
      Optional<Path> path = checkpoints.leave(List.of(run.state()), ending.isEarly());
      if (ending.isEarly()) {
        path.ifPresent(left -> say(stoppedAfter(run) + "; to continue: " + goingOn(left)));
      }
    } catch (IOException failure) {
      failed(failure);
      if (earlier) {
        files
            .checkpoint()
            .ifPresent(left ->
                say("the previous checkpoint is intact; to continue from it: " + goingOn(left)));
      }
    }
  }

  private String stoppedAfter(Run run) {
    return "stopped after %s of %s games"
        .formatted(Figures.count(run.gamesDone()), Figures.count(options.games()));
  }

  private String goingOn(Path checkpoint) {
    return goingOn(checkpoint, simulation.lineup().seats());
  }

  /// The command that continues from a checkpoint.
  static String goingOn(Path checkpoint, List<String> seats) {
    var call = new ArrayList<>(List.of("umpire", "simulate", "--resume", checkpoint.toString()));
    if (seats.stream().anyMatch(BotFactory::isBot)) {
      call.addAll(List.of("--seats", String.join(",", seats)));
    }
    return ShowCommand.line(call);
  }

  private void finish(
      Run run, Optional<RowFile> rows, CheckpointWriter checkpoints, Ending ending) {
    if (ending.isEarly()) {
      return;
    }
    careFor(() -> {
      if (rows.isPresent()) {
        rows.get().finish();
      }
      checkpoints.finished(List.of(run.state()));
    });
  }

  private void writeReport(Run run, Forfeits forfeits, Ending ending) throws IOException {
    if (files.report().isPresent() && !ending.isEmpty(run)) {
      new ReportFile(files.report().get(), options, reproducing(run, ending.isEarly()))
          .write(simulation.lineup(), run, forfeits);
    }
  }

  /// The command-line words that reproduce the result.
  private List<String> reproducing(Run run, boolean cutShort) {
    List<String> all = simulateCall();
    if (cutShort) {
      all.addAll(List.of("--games", Long.toString(run.gamesDone())));
    }
    return all;
  }

  private List<String> simulateCall() {
    var all = new ArrayList<>(words);
    all.addFirst("simulate");
    return all;
  }
}
