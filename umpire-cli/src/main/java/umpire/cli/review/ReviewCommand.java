package umpire.cli.review;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.cli.records.OneGame;
import umpire.cli.simulate.OutputFiles;
import umpire.cli.simulate.Progress;
import umpire.cli.simulate.ReportFile;
import umpire.coach.Review;
import umpire.coach.Reviewer;
import umpire.coach.report.ReviewJson;
import umpire.coach.report.ReviewPage;
import umpire.coach.report.ReviewText;
import umpire.command.Failure;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.record.Transcript;
import umpire.core.text.BadInputException;
import umpire.options.LanguageOption;
import umpire.options.ReportFormat;

/// The command `umpire review`.
@Command(
    name = "review",
    description = {ReviewCommand.ABOUT, ""},
    footer = {
      "",
      "Try",
      "  umpire review game.rec                        the worst decisions, and luck",
      "  umpire review game.rec --report review.html   also a page with charts",
      "  umpire review game.rec --all --rollouts 2000  every decision, smaller errors",
      "  umpire review match.rec --able pro,club       snooker with unequal players",
      "  umpire ask game.rec --after 20 --coach        one position"
    },
    mixinStandardHelpOptions = true)
public final class ReviewCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Reviews a recorded game: how the win probability changed, which decisions were"
          + " wrong, what was better and by how much, and what was luck. Players are judged by"
          + " what they could know; a loss that chance could explain is not counted as a"
          + " mistake.";

  private static final int MAX_THREADS = 1_000;

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private final OneGame one = new OneGame();

  @Mixin private final CoachOptions coaching = new CoachOptions();

  @Option(names = "--all", description = "Shows every decision, not only the worst.")
  private boolean all;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Writes a page with charts and every decision, for any browser.")
  private @Nullable Path report;

  @Option(
      names = "--threads",
      paramLabel = "T",
      defaultValue = "0",
      description =
          "Number of threads, on which the result does not depend (default: one per processor).")
  private int threads;

  @Option(
      names = "--format",
      defaultValue = "text",
      description =
          "Output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); jsonl is one"
              + " JSON object per line.")
  private ReportFormat format = ReportFormat.TEXT;

  @Mixin private final LanguageOption language = new LanguageOption();

  public ReviewCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    int _ = coaching.rollouts() + threads(); // reports a wrong value now, not after reading
    Optional<Path> page = Optional.ofNullable(report);
    String fault = new OutputFiles(Optional.empty(), Optional.empty(), page).fault();
    if (!fault.isEmpty()) {
      throw new ParameterException(spec.commandLine(), fault);
    }
    return one.read(language.on(streams), this::review);
  }

  private <K extends Kernel<K>> int review(Transcript<K> game) throws BadInputException {
    List<String> able = coaching.able(game);
    var reviewer = new Reviewer<>(game, able, coaching.rollouts(), coaching.seed());
    var progress = new Progress(streams.err(), streams.progress(), 0, "events");
    int events = game.events().size();
    Review found;
    try {
      found = reviewer.review(threads(), done -> progress.at(done, events, () -> "judging"));
    } finally {
      progress.end();
    }
    tell(found, game.game());
    return report == null ? Status.FINE : write(found, report);
  }

  private int threads() {
    if (threads < 0 || threads > MAX_THREADS) {
      throw new ParameterException(
          spec.commandLine(),
          "--threads must be between 1 and %d, or 0 for one per processor".formatted(MAX_THREADS));
    }
    return threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
  }

  private void tell(Review found, Game game) {
    switch (format) {
      case TEXT ->
          new ReviewText(streams.page(), found, language.on(streams).language().in(game))
              .print(all);
      case JSONL -> new ReviewJson(streams.out(), found).print();
    }
  }

  private int write(Review found, Path path) {
    try {
      ReportFile.write(path, new ReviewPage(found)::write);
      return Status.FINE;
    } catch (IOException failure) {
      streams.complain(Failure.inWords(failure));
      return Status.IO_FAILURE;
    }
  }
}
