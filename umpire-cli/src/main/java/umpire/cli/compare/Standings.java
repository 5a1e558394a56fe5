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

/// The state of a comparison, pair by pair: continues from a checkpoint and saves new ones.
final class Standings {

  private final Streams streams;
  private final CheckpointWriter.Invocation invocation;
  private final CheckpointWriter checkpoints;
  private final List<RunState> before;
  private final List<Run> runs = new ArrayList<>();
  private boolean warned;

  /// @param file the file for checkpoints, if any
  /// @param before the saved state of each pair; empty for a new comparison
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

  /// The run of the next pair, continued from its saved state, if there is one.
  Run next(Job job) {
    int number = runs.size();
    Run run = number < before.size() ? new Run(job, before.get(number)) : new Run(job);
    runs.add(run);
    return run;
  }

  private List<RunState> now() {
    return runs.stream().map(Run::state).toList();
  }

  /// Saves a checkpoint if it is time. A failure is reported once, and the games continue.
  void keep() throws IOException {
    Optional<CannotWriteException> failure = checkpoints.keep(now());
    if (failure.isPresent() && !warned) {
      streams.complain(failure.get().getMessage() + "; the games continue without it");
      warned = true;
    }
  }

  /// Saves a final checkpoint if one was asked for or the comparison is not complete.
  ///
  /// @param status the status of the comparison
  /// @param games the number of deals that each pair was to play
  /// @return the exit status
  int leave(int status, long games) {
    boolean early = status == Status.INTERRUPTED;
    try {
      Optional<Path> left = checkpoints.leave(now(), early);
      if (early && left.isPresent()) {
        streams.complain(
            "stopped after %s of %s deals; to continue: %s"
                .formatted(
                    Figures.count(runs.getLast().gamesDone()),
                    Figures.count(games),
                    goingOn(left.get(), invocation.words())));
      }
      return status;
    } catch (IOException failure) {
      streams.complain(Failure.inWords(failure));
      return early ? status : Status.IO_FAILURE;
    }
  }

  /// Deletes the checkpoint of a comparison whose output is complete.
  void delete() throws IOException {
    checkpoints.delete();
  }

  /// The command that continues from a checkpoint; it repeats all options if bots play.
  static String goingOn(Path checkpoint, List<String> words) {
    var again = new ArrayList<>(List.of("umpire", "compare"));
    if (words.stream().anyMatch(word -> word.contains(BotFactory.PREFIX))) {
      again.addAll(words);
    }
    again.addAll(List.of("--resume", checkpoint.toString()));
    return SafeText.visible(ShowCommand.line(again));
  }
}
