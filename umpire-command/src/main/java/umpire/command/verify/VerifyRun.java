package umpire.command.verify;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.language.Language;
import umpire.command.records.RecordFile;
import umpire.core.kernel.Kernel;
import umpire.core.record.GameIds;
import umpire.core.record.GameRecord;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.repair.RepairBudget;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;

/// Reads files of recorded games, verifies each game, and passes the reports to a writer.
public final class VerifyRun {

  private final Streams streams;
  private final ReportWriter writer;
  private final boolean repairs;
  private final ProgressListener progress;
  private final ProgressListener.Bytes bytes = new ProgressListener.Bytes();
  private final TranscriptReader transcripts = new TranscriptReader();
  private final GameIds ids = new GameIds();
  private long ruledOn;
  private int status = Status.FINE;

  /// @param repairs whether to look for changes that would fix a fault
  public VerifyRun(Streams streams, ReportWriter writer, boolean repairs) {
    this(streams, writer, repairs, ProgressListener.NONE);
  }

  /// A run that reports its progress.
  public VerifyRun(
      Streams streams, ReportWriter writer, boolean repairs, ProgressListener progress) {
    this.progress = progress;
    this.streams = streams;
    this.writer = writer;
    this.repairs = repairs;
  }

  /// The exit status: that of the most serious finding.
  public int status() {
    return status;
  }

  /// Verifies every game of a file.
  public void verify(String file) {
    String name = Streams.name(file);
    try (InputStream in = streams.open(file, bytes::counting)) {
      var records = new RecordFile(in);
      RecordFile.Games games = records.games();
      RepairBudget budget = repairs ? RepairBudget.ofFile() : RepairBudget.none();
      int number = 0;
      for (Optional<GameRecord> game = games.next(); game.isPresent(); game = games.next()) {
        number++;
        boolean lasted = !budget.isUsedUp();
        verify(name, number, game.get(), records, budget);
        progress.sees(++ruledOn, bytes.read());
        if (lasted && budget.isUsedUp()) {
          progress.isToldSomething();
          streams.complain(
              streams
                  .language()
                  .say(
                      Sentence.of(
                              "{file}: the repair limit is reached: no more repairs are searched"
                                  + " for in this file")
                          .fact("file", name)));
        }
      }
      if (number == 0) {
        worse(Status.BAD_INPUT);
        streams.complain(noGame(name, streams.language()));
      }
    } catch (IOException failure) {
      progress.isToldSomething();
      worse(streams.cannotRead(name, failure));
    }
  }

  /// The message about a file without a game.
  public static String noGame(String file, Language language) {
    return language.say(Sentence.of("{file}: there is no game in it").fact("file", file));
  }

  private void verify(
      String file, int number, GameRecord written, RecordFile records, RepairBudget budget) {
    try {
      verify(file, number, transcripts.read(written), budget);
    } catch (BadInputException fault) {
      worse(Status.BAD_INPUT);
      writer.unreadable(file, number, records.plain(fault, written, "judge", file));
    } catch (RuntimeException bug) {
      // A bug that one game triggers is no reason to leave the others unverified.
      worse(Status.BUG);
      streams.complain(
          "%s: game %d: this is a bug in Umpire, please report it: %s"
              .formatted(file, number, bug));
    }
  }

  private <K extends Kernel<K>> void verify(
      String file, int number, Transcript<K> game, RepairBudget budget) {
    Report report = Verifier.verify(game, budget);
    worse(
        switch (report.judgement()) {
          case AGREES -> Status.FINE;
          case DIFFERS -> Status.CLAIM_DIFFERS;
          case ILLEGAL -> Status.BAD_INPUT;
        });
    writer.take(file, number, game, ids.of(game), report);
  }

  /// Keeps the higher status, since statuses rise with the seriousness of the finding.
  private void worse(int found) {
    if (found != Status.FINE) {
      progress.isToldSomething();
    }
    status = Math.max(status, found);
  }
}
