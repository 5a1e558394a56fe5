package umpire.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.kernel.Kernel;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordReader;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.repair.RepairBudget;
import umpire.core.text.BadInputException;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;
import umpire.live.Archive;
import umpire.live.log.Entry;
import umpire.live.log.LogException;
import umpire.live.log.StoredTable;

/// The result of reading and verifying every game of a store.
///
/// @param tables the number of tables
/// @param games the number of tables with a game that has begun
/// @param faults a message for each faulty table
public record StoreCheck(int tables, int games, List<String> faults) {

  /// The number of table ids to read at a time.
  private static final int PAGE = 500;

  public StoreCheck {
    faults = List.copyOf(faults);
  }

  /// Receives the records of games.
  @FunctionalInterface
  public interface Reader {

    /// Receives the record of a game that has begun.
    void take(String table, String record) throws IOException;
  }

  /// Reads every table and verifies every game.
  ///
  /// @param reader receives each record that was read
  public static StoreCheck of(Store store, Reader reader) throws LogException, IOException {
    int tables = 0;
    int games = 0;
    var faults = new ArrayList<String>();
    List<String> page = store.tables("", PAGE);
    while (!page.isEmpty()) {
      for (String table : page) {
        tables++;
        try {
          Optional<String> record = record(table, store.load(table));
          if (record.isPresent()) {
            games++;
            reader.take(table, record.get());
          }
        } catch (FaultException fault) {
          faults.add("table " + table + ": " + fault.getMessage());
        }
      }
      page = store.tables(page.getLast(), PAGE);
    }
    return new StoreCheck(tables, games, faults);
  }

  /// A fault in a table.
  private static final class FaultException extends Exception {
    private static final long serialVersionUID = 1L;

    FaultException(String what) {
      super(what, null, false, false);
    }
  }

  private static Optional<String> record(String table, Optional<StoredTable> stored)
      throws FaultException {
    if (stored.isEmpty()) {
      throw new FaultException("it has no entries");
    }
    List<Entry> entries = stored.get().entries();
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).seq() != i + 1) {
        throw new FaultException("entry " + (i + 1) + " is missing");
      }
    }
    Archive.ArchivedGame archivedGame;
    try {
      archivedGame = Archive.read(table, stored.get());
    } catch (LogException.BrokenException damaged) {
      throw new FaultException("its log cannot be read: " + damaged.getCause());
    }
    if (archivedGame.paused().isPresent()) {
      throw new FaultException(archivedGame.paused().get());
    }
    if (archivedGame.record().isPresent()) {
      verify(archivedGame.record().get());
    }
    return archivedGame.record();
  }

  private static void verify(String record) throws FaultException {
    try {
      var reader = new RecordReader(new ByteArrayInputStream(record.getBytes(UTF_8)));
      Optional<GameRecord> written = reader.next();
      if (written.isEmpty()) {
        throw new FaultException("its record is empty");
      }
      Report report = report(TranscriptReader.of(written.get()));
      if (report.judgement() != Report.Judgement.AGREES) {
        throw new FaultException("its record does not verify: " + report.summary());
      }
    } catch (BadInputException | IOException e) {
      throw new FaultException("its record cannot be read: " + e.getMessage());
    } catch (RuntimeException fault) {
      throw new FaultException("its record cannot be verified: " + fault);
    }
  }

  private static <K extends Kernel<K>> Report report(Transcript<K> game) {
    return Verifier.verify(game, RepairBudget.none());
  }
}
