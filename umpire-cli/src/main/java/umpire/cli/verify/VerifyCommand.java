package umpire.cli.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import umpire.command.Streams;
import umpire.command.verify.ReportWriter;
import umpire.command.verify.VerifyRun;
import umpire.options.LanguageOption;
import umpire.options.ReportFormat;

/// The command `umpire verify`.
@Command(
    name = "verify",
    addMethodSubcommands = false,
    description = {VerifyCommand.ABOUT, ""},
    mixinStandardHelpOptions = true)
public final class VerifyCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Rules on every event and claim of recorded games: legal, illegal, or undecidable"
          + " from the record. Shows the first fault of each game with its rule and a change"
          + " that would fix it, and continues with the next game.";

  private final Streams streams;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Records, or their JSON Lines twins; standard input if absent or '-'.")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--format",
      defaultValue = "text",
      description =
          "Output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}); jsonl is one"
              + " JSON object per game.")
  private ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = {"-q", "--quiet"},
      description = "Prints nothing about games in which everything agrees.")
  private boolean quiet;

  @Option(names = "--no-repair", description = "Does not look for changes that would fix a fault.")
  private boolean noRepair;

  @Mixin private final LanguageOption language = new LanguageOption();

  public VerifyCommand(Streams streams) {
    this.streams = streams;
  }

  /// Verifies as the command without any option does, and returns the exit status.
  public static int plainly(List<String> files, Streams streams) {
    var call = new VerifyCommand(streams);
    call.files = files;
    return call.call();
  }

  @Override
  public Integer call() {
    Streams told = language.on(streams);
    ReportWriter writer =
        format == ReportFormat.TEXT
            ? new ReportWriter.Text(told, quiet)
            : new ReportWriter.JsonLines(streams::tell, quiet);
    List<String> all = files.isEmpty() ? List.of(Streams.STANDARD_INPUT) : files;
    var progress = VerifyProgress.of(all, quiet, streams);
    var run = new VerifyRun(told, writer, !noRepair, progress);
    all.forEach(run::verify);
    progress.isToldSomething();
    writer.end();
    return run.status();
  }
}
