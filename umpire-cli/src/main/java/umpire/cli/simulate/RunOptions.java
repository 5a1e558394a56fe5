package umpire.cli.simulate;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.DoubleSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.options.Amount;
import umpire.options.ReportFormat;
import umpire.options.SampleOptions;
import umpire.page.Figures;
import umpire.sim.count.Confidence;

/// How much is played and how it is told: what `simulate` and `compare` have in common.
public final class RunOptions {

  /// No precision is believed before.
  static final long MIN_GAMES = 1_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = Amount.class,
      defaultValue = "100k",
      description =
          "How many games, or deals that are compared; at most how many with --until. 10k, 2.5M"
              + " and 1G are understood (default: ${DEFAULT-VALUE}).")
  private long games;

  @Mixin private final SampleOptions sample = new SampleOptions();

  @Option(
      names = "--threads",
      paramLabel = "T",
      defaultValue = "0",
      description = "How many; the result does not depend on it (default: one a processor).")
  private int threads;

  @Option(
      names = "--until",
      paramLabel = "X%",
      converter = Precision.Converter.class,
      description =
          "Stops as soon as the interval of every share of wins, or of their difference, is plus or"
              + " minus so many percentage points, after at least 1,000 games. Where something else"
              + " is compared, a number in its unit.")
  private @Nullable Precision until;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Writes a page with tables and pictures, for any browser, without network.")
  private @Nullable Path report;

  @Option(
      names = "--format",
      defaultValue = "text",
      description = "How the result is printed: ${COMPLETION-CANDIDATES} (one object).")
  private ReportFormat format = ReportFormat.TEXT;

  public long games() {
    return games;
  }

  public long seed() {
    return sample.seed();
  }

  public int threads() {
    if (threads < 0 || threads > 1_000) {
      throw wrong("--threads must be between 1 and 1000, or 0 for one a processor");
    }
    return threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
  }

  public Confidence confidence() {
    return sample.confidence();
  }

  /// Whether the interval is as narrow after so many games as --until asks for.
  ///
  /// @param half half its width; worked out only if somebody wants to know
  public boolean isPrecise(long done, DoubleSupplier half) {
    return until != null && done >= MIN_GAMES && half.getAsDouble() <= until.half();
  }

  /// Complains about a precision that is no share, where shares are looked at, and the other way
  /// round.
  public void mustBeShare(boolean share) {
    if (until != null && !(share ? until.isShare() : !until.percent())) {
      throw wrong(
          share
              ? "this --until is no precision of a share: write for instance 0.1% for plus or minus"
                  + " 0.1 points"
              : "--until is about what is measured, not about percent: write for instance 0.05");
    }
  }

  /// What is to be said if --until was asked for and --games came first, where shares are looked
  /// at.
  ///
  /// @param what is counted, such as `games`
  public Optional<String> missed(long done, String what, DoubleSupplier half) {
    return missed(done, what, half, RunOptions::inPercent, "percentage points");
  }

  /// The same with a unit.
  public Optional<String> missed(
      long done, String what, DoubleSupplier half, DoubleFunction<String> width, String unit) {
    if (until == null || done < games || isPrecise(done, half)) {
      return Optional.empty();
    }
    String reached =
        done < MIN_GAMES
            ? "it is not looked at before 1,000 " + what
            : "the interval is plus or minus %s %s, not %s"
                .formatted(width.apply(half.getAsDouble()), unit, width.apply(until.half()));
    return Optional.of(
        "--until was not reached with the %s %s that --games allows: %s"
            .formatted(Figures.count(done), what, reached));
  }

  private static String inPercent(double share) {
    return Figures.number(100 * share, Figures.decimals(100 * share));
  }

  public Optional<Path> report() {
    return Optional.ofNullable(report);
  }

  public boolean json() {
    return format == ReportFormat.JSONL;
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
