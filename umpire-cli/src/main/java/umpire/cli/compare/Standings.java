package umpire.cli.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.cli.simulate.CannotWriteException;
import umpire.cli.simulate.CheckpointWriter;
import umpire.command.Failure;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.core.text.SafeText;
import umpire.page.Figures;
import umpire.sim.bot.BotFactory;
import umpire.sim.report.ShowCommand;
import umpire.sim.run.Job;
import umpire.sim.run.Run;
import umpire.sim.run.RunState;

/// Where a comparison stands, pair by pair: goes on where another was left, and leaves off where
/// another can go on.
final class Standings {

  private final Streams streams;
  private final CheckpointWriter.Invocation invocation;
  private final CheckpointWriter checkpoints;
  private final List<RunState> before;
  private final List<Run> runs = new ArrayList<>();
  private boolean warned;

  /// @param file where to leave checkpoints, if anywhere
  /// @param before what was left of each pair; nothing if it begins anew
  Standings(
      Streams streams,
      CheckpointWriter.Invocation invocation,
      Optional<Path> file,
      List<RunState> before) {
    this.streams = streams;
    this.invocation = invocation;
    this.before = List.copyOf(before);
    this.checkpoints = new CheckpointWriter(invocation, file, Optional.empty(), !before.isEmpty());
  }

  /// The run of the next pair, with what is known of it already.
  Run next(Job job) {
    int number = runs.size();
    Run run = number < before.size() ? new Run(job, before.get(number)) : new Run(job);
    runs.add(run);
    return run;
  }

  private List<RunState> now() {
    return runs.stream().map(Run::state).toList();
  }

  /// Leaves a checkpoint if it is time. That it cannot be written is no reason to lose the games.
  void keep() throws IOException {
    Optional<CannotWriteException> failure = checkpoints.keep(now());
    if (failure.isPresent() && !warned) {
      streams.complain(failure.get().getMessage() + "; the games go on without");
      warned = true;
    }
  }

  /// Leaves a checkpoint where one was asked for, or if there is more to do.
  ///
  /// @param status of the comparison
  /// @param games how many each pair was to play
  /// @return the exit status
  int leave(int status, long games) {
    boolean early = status == Status.INTERRUPTED;
    try {
      Optional<Path> left = checkpoints.leave(now(), early);
      if (early && left.isPresent()) {
        streams.complain(
            "stopped after %s of %s deals; to go on: %s"
                .formatted(
                    Figures.count(runs.getLast().done()),
                    Figures.count(games),
                    goingOn(left.get(), invocation.words())));
      }
      return status;
    } catch (IOException failure) {
      streams.complain(Failure.inWords(failure));
      return early ? status : Status.IO_FAILURE;
    }
  }

  /// Deletes the checkpoint of a comparison that is complete, its page included.
  void delete() throws IOException {
    checkpoints.delete();
  }

  /// The command that goes on: all of it, if there are programs to be started.
  static String goingOn(Path checkpoint, List<String> words) {
    var again = new ArrayList<>(List.of("umpire", "compare"));
    if (words.stream().anyMatch(word -> word.contains(BotFactory.PREFIX))) {
      again.addAll(words);
    }
    again.addAll(List.of("--resume", checkpoint.toString()));
    return SafeText.visible(ShowCommand.line(again));
  }
}
