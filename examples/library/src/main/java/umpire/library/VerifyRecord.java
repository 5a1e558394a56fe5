package umpire.library;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordReader;
import umpire.core.record.TranscriptReader;
import umpire.core.repair.RepairBudget;
import umpire.core.text.BadInputException;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;

/// Verifies records of complete games: every event and every claim.
public final class VerifyRecord {

  private VerifyRecord() {}

  /// Returns a line for each game, and one for each claim that differs.
  public static List<String> verify(InputStream records) throws IOException, BadInputException {
    var reader = new RecordReader(records);
    var found = new ArrayList<String>();
    for (Optional<GameRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
      Report report = Verifier.verify(TranscriptReader.of(game.get()), RepairBudget.none());
      found.add(report.judgement() + ": " + report.summary());
      for (Report.Note difference : report.differences()) {
        found.add("line " + difference.source().number() + ": " + difference.text());
      }
    }
    return found;
  }
}
