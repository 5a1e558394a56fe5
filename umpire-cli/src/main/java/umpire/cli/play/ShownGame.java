package umpire.cli.play;

import java.util.List;
import umpire.cli.records.RecordPrinter;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.core.Rule;
import umpire.core.kernel.Ending;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.session.GameRecorder;
import umpire.core.text.Sentence;
import umpire.sim.Lineup;

/// Lets strategies play games and writes their records.
public final class ShownGame {

  private final Streams streams;
  private final RecordPrinter printer;

  /// @param rulings whether to write the referee's rulings between the lines of the text
  public ShownGame(Streams streams, boolean json, boolean rulings) {
    this.streams = streams;
    this.printer = new RecordPrinter(streams, json, rulings);
  }

  /// Plays games with consecutive seeds, and returns the exit status.
  public <K extends Kernel<K>> int write(
      Lineup<K> lineup, List<String> names, long seed, long games) {
    int status = Status.FINE;
    var strategies = lineup.strategies(names);
    try {
      var recorder =
          new GameRecorder<>(lineup.game(), lineup.whole(), lineup.profile(), names, strategies);
      for (long i = 0; i < games; i++) {
        GameRecorder.PlayedGame<K> played = recorder.record(seed + i);
        printer.write(played.game());
        status = Math.max(status, tell(played.ending(), seed + i, names, lineup.seats()));
      }
    } finally {
      strategies.forEach(Strategy::close);
    }
    return status;
  }

  /// Reports a game that did not end by its rules, and returns the exit status.
  int tell(Ending ending, long seed, List<String> names, List<String> strategies) {
    return switch (ending) {
      case Ending.Over() -> Status.FINE;
      case Ending.Unending() -> {
        streams.complain(
            streams
                .language()
                .say(
                    Sentence.of(
                            "the game with seed {seed} did not end and was stopped: its"
                                + " record is unfinished")
                        .fact("seed", seed)));
        yield Status.UNFINISHED;
      }
      case Ending.Forfeited(int seat, Rule rule, String what) -> {
        streams.complain(
            "the game with seed %d is forfeited: %s (%s) %s"
                .formatted(seed, names.get(seat), strategies.get(seat), what));
        streams.complainFurther("rule " + rule.id() + ": " + rule.statement());
        yield Status.BAD_INPUT;
      }
    };
  }
}
