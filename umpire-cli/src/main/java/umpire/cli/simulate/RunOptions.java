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

/// The options of a run that `simulate` and `compare` share: its length, threads and output.
public final class RunOptions {

  /// The minimum number of games before `--until` is checked.
  static final long MIN_GAMES = 1_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = Amount.class,
      defaultValue = "100k",
      description =
          "Number of games, or of deals to compare, such as 5000, 10k, 2.5M or 1G; with"
              + " --until, the maximum (default: ${DEFAULT-VALUE}).")
  private long games;

  @Mixin private final SampleOptions sample = new SampleOptions();

  @Option(
      names = "--threads",
      paramLabel = "T",
      defaultValue = "0",
      description =
          "Number of threads, on which the result does not depend (default: one per processor).")
  private int threads;

  @Option(
      names = "--until",
      paramLabel = "X%",
      converter = Precision.Converter.class,
      description =
          "Stops once the interval of every share of wins, or of their difference, is at"
              + " most plus or minus X percentage points, but not before 1,000 games. With"
              + " another --measure, X is a number in its unit, without %%.")
  private @Nullable Precision until;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description =
          "Writes a page with tables and charts, which any browser shows without a network.")
  private @Nullable Path report;

  @Option(
      names = "--format",
      defaultValue = "text",
      description =
          "Output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); jsonl is one"
              + " JSON object.")
  private ReportFormat format = ReportFormat.TEXT;

  public long games() {
    return games;
  }

  public long seed() {
    return sample.seed();
  }

  public int threads() {
    if (threads < 0 || threads > 1_000) {
      throw wrong("--threads must be between 1 and 1000, or 0 for one per processor");
    }
    return threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
  }

  public Confidence confidence() {
    return sample.confidence();
  }

  /// Whether the interval is as narrow as `--until` asks for.
  ///
  /// @param half half the width of the interval; computed only if needed
  public boolean isPrecise(long done, DoubleSupplier half) {
    return until != null && done >= MIN_GAMES && half.getAsDouble() <= until.half();
  }

  /// Throws a usage error if `--until` does not fit the measure: a share needs a precision below 1,
  /// another measure a number without a percent sign.
  public void mustBeShare(boolean share) {
    if (until != null && !(share ? until.isShare() : !until.percent())) {
      throw wrong(
          share
              ? "--until: expected a precision of a share, such as 0.1% for plus or minus"
                  + " 0.1 points"
              : "--until: expected a number in the unit of the measure, such as 0.05, found"
                  + " a percentage");
    }
  }

  /// The message for a run that reached `--games` before the precision of `--until`, where shares
  /// are measured; empty for any other run.
  ///
  /// @param what the unit of the run, such as `games`
  public Optional<String> missed(long done, String what, DoubleSupplier half) {
    return missed(done, what, half, RunOptions::inPercent, "percentage points");
  }

  /// The message where another unit is measured.
  public Optional<String> missed(
      long done, String what, DoubleSupplier half, DoubleFunction<String> width, String unit) {
    if (until == null || done < games || isPrecise(done, half)) {
      return Optional.empty();
    }
    String reached =
        done < MIN_GAMES
            ? "it is not checked before 1,000 " + what
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
