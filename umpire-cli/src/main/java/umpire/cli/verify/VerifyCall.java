package umpire.cli.verify;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import umpire.cli.records.RecordFile;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.options.ReportFormat;
import umpire.core.kernel.Kernel;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordWriter;
import umpire.core.record.RepairBudget;
import umpire.core.record.Report;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.record.Verifier;
import umpire.core.text.BadInput;

/// `umpire verify`.
@Command(
    name = "verify",
    description = {
      "Rules on every event and every claim of recorded games: legal, illegal, or not to be decided"
          + " from what is recorded. Shows the first fault of each game with the rule behind it,"
          + " and the change that would mend it, and goes on with the next game.",
      ""
    },
    mixinStandardHelpOptions = true)
public final class VerifyCall implements Callable<Integer> {

  private final Streams streams;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Records, or their JSON Lines twins; standard input if absent or '-'.")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--format",
      defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}: lines for people, or one JSON object a game.")
  private ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = {"-q", "--quiet"},
      description = "Says nothing about games in which everything agrees.")
  private boolean quiet;

  @Option(names = "--no-repair", description = "Does not look for changes that would mend a fault.")
  private boolean noRepair;

  private int status = Status.FINE;

  public VerifyCall(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    ReportWriter writer =
        format == ReportFormat.TEXT
            ? new ReportWriter.Text(streams, quiet)
            : new ReportWriter.JsonLines(streams.out(), quiet);
    for (String file : files.isEmpty() ? List.of(Streams.STANDARD_INPUT) : files) {
      verify(file, writer);
    }
    writer.end();
    return status;
  }

  private void verify(String file, ReportWriter writer) {
    String name = Streams.name(file);
    try (InputStream in = streams.open(file)) {
      var records = new RecordFile(in);
      RecordFile.Games games = records.games();
      RepairBudget budget = noRepair ? RepairBudget.none() : RepairBudget.ofFile();
      int number = 0;
      for (Optional<GameRecord> game = games.next(); game.isPresent(); game = games.next()) {
        number++;
        boolean lasted = !budget.isUsedUp();
        verify(name, number, game.get(), records, budget, writer);
        if (lasted && budget.isUsedUp()) {
          streams.complain(name + ": no more repairs are looked for in this file");
        }
      }
      if (number == 0) {
        streams.complain(name + ": there is no game in it");
        worse(Status.BAD_INPUT);
      }
    } catch (IOException failure) {
      worse(streams.cannotRead(name, failure));
    }
  }

  private void verify(
      String file,
      int number,
      GameRecord written,
      RecordFile records,
      RepairBudget budget,
      ReportWriter writer) {
    try {
      verify(file, number, TranscriptReader.of(written), budget, writer);
    } catch (BadInput fault) {
      worse(Status.BAD_INPUT);
      writer.unreadable(file, number, records.plain(fault, written, "judge", file));
    } catch (RuntimeException bug) {
      // A bug that one game brings to light is no reason to leave the others unverified.
      worse(Status.BUG);
      streams.complain(
          "%s: game %d: this is a bug in Umpire, please report it: %s"
              .formatted(file, number, bug));
    }
  }

  private <K extends Kernel<K>, E> void verify(
      String file, int number, Transcript<K, E> game, RepairBudget budget, ReportWriter writer) {
    Report report = Verifier.verify(game, budget);
    worse(
        switch (report.judgement()) {
          case AGREES -> Status.FINE;
          case DIFFERS -> Status.CLAIM_DIFFERS;
          case ILLEGAL -> Status.BAD_INPUT;
        });
    writer.take(file, number, game, RecordWriter.id(game), report);
  }

  /// The exit status is that of the worst there was: statuses rise with the trouble.
  private void worse(int found) {
    status = Math.max(status, found);
  }
}
