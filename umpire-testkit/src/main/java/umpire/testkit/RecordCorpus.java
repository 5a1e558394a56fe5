package umpire.testkit;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordReader;
import umpire.core.record.RecordWriter;
import umpire.core.record.Replay;
import umpire.core.record.Transcript;
import umpire.core.record.TranscriptReader;
import umpire.core.repair.RepairBudget;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.core.verify.Repair;
import umpire.core.verify.Report;
import umpire.core.verify.Verifier;

/// Records of complete games with expected rulings, in files that people have reviewed.
///
/// `good/NAME.rec` is legal and agrees with every claim. `bad/NAME.rec` has a fault or a claim that
/// differs. `doubtful/NAME.rec` has something that cannot be decided. `NAME.txt` beside it holds
/// the complete report.
public final class RecordCorpus {

  private static final String UPDATE = "golden.update";
  private static final String RECORD = ".rec";
  private static final String AGREED = ".txt";

  private final Path folder;
  private final Set<Rule> shown = new HashSet<>();
  private final Map<Path, Verdict> ruled = new HashMap<>();

  /// The report on a record, and at most one complaint if the record is in the wrong folder.
  private record Verdict(String said, List<String> complaints) {}

  public RecordCorpus(Path folder) {
    this.folder = folder;
  }

  /// Compares every report with its file, or rewrites the file if `-Dgolden.update=true` is set.
  ///
  /// @return the differences, in words; empty if there are none
  public List<String> differences() {
    var differences = new ArrayList<String>();
    for (Path record : records()) {
      Verdict now = ruledOn(record);
      String said = now.said;
      differences.addAll(now.complaints);
      Path agreed = sibling(record, RECORD, AGREED);
      try {
        if (Boolean.getBoolean(UPDATE)) {
          Files.writeString(agreed, said);
        } else if (!Files.exists(agreed) || !Files.readString(agreed).equals(said)) {
          differences.add(folder.relativize(agreed) + " is now\n" + said);
        }
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
    for (Path agreed : files(AGREED)) {
      if (!Files.exists(sibling(agreed, AGREED, RECORD))) {
        differences.add(folder.relativize(agreed) + " says something about a record that is gone");
      }
    }
    return differences;
  }

  private static Path sibling(Path file, String ending, String other) {
    String path = file.toString();
    return Path.of(path.substring(0, path.length() - ending.length()) + other);
  }

  /// Returns the rules that fire in some record, or refuse something in it.
  public Set<Rule> rulesShown() {
    records().forEach(this::ruledOn);
    return shown;
  }

  /// Rules on a record only once, since several laws ask and it takes long.
  private Verdict ruledOn(Path record) {
    return ruled.computeIfAbsent(
        record,
        file -> {
          var complaints = new ArrayList<String>();
          return new Verdict(said(file, complaints), complaints);
        });
  }

  /// Receives the rulings on each record.
  public interface Listener {

    /// Called after each event, with its rulings in the log; an event that a rule forbids was not
    /// played.
    <K extends Kernel<K>> void happened(Match<K> match, Finding finding, RulingLog log);
  }

  /// Replays all records, each up to its first fault.
  public void replay(Listener listener) {
    for (Path record : records()) {
      try {
        var reader = new RecordReader(new ByteArrayInputStream(Files.readAllBytes(record)));
        for (Optional<GameRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
          replay(TranscriptReader.of(game.get()), listener);
        }
      } catch (BadInputException unreadable) {
        // The record cannot be read, so there is nothing to rule on.
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }

  private static <K extends Kernel<K>> void replay(Transcript<K> game, Listener listener) {
    var replay = new Replay<>(game);
    var log = new RulingLog();
    for (Transcript.EventLine line : game.events()) {
      Finding finding = replay.play(line, log);
      listener.happened(replay.match(), finding, log);
      if (finding instanceof Finding.Illegal) {
        return;
      }
    }
  }

  /// Whether there is a record of this name, such as `bad/false-go`.
  public boolean has(String name) {
    return Files.isRegularFile(folder.resolve(name + ".rec"));
  }

  public int size() {
    return records().size();
  }

  /// Returns the number of records of one kind: `good`, `bad` or `doubtful`.
  public int size(String kind) {
    return (int) records().stream().filter(file -> kind(file).equals(kind)).count();
  }

  private String kind(Path file) {
    return String.valueOf(folder.relativize(file).getName(0));
  }

  private List<Path> records() {
    return files(RECORD);
  }

  private List<Path> files(String ending) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private String said(Path record, List<String> differences) {
    var said = new StringBuilder();
    String kind = kind(record);
    try {
      var reader = new RecordReader(new ByteArrayInputStream(Files.readAllBytes(record)));
      boolean bad = false;
      boolean doubtful = false;
      int games = 0;
      for (Optional<GameRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
        games++;
        said.append(games > 1 ? "\n" : "");
        try {
          Report report = tell(TranscriptReader.of(game.get()), said);
          bad |= report.judgement() != Report.Judgement.AGREES;
          doubtful |= !report.doubts().isEmpty() || !report.undecided().isEmpty();
        } catch (BadInputException fault) {
          bad = true;
          fault(fault, said);
        }
      }
      boolean inPlace =
          switch (kind) {
            case "good" -> !bad && !doubtful;
            case "bad" -> bad;
            case "doubtful" -> !bad && doubtful;
            default -> false;
          };
      if (games == 0 || !inPlace) {
        differences.add(
            "%s is %s, and in the wrong folder%n%s"
                .formatted(record, bad ? "bad" : doubtful ? "doubtful" : "good", said));
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return said.toString();
  }

  private <K extends Kernel<K>> Report tell(Transcript<K> game, StringBuilder said) {
    Report report = Verifier.verify(game, RepairBudget.ofFile());
    said.append(game.game().id()).append(", ").append(game.profile().name()).append(": ");
    said.append(report.judgement().name().toLowerCase(java.util.Locale.ROOT)).append(", ");
    said.append(report.summary()).append('\n');
    for (Report.Note note : report.differences()) {
      note("claim differs", note, said);
    }
    for (Report.Note note : report.undecided()) {
      note("claim not decided", note, said);
    }
    for (Report.Note note : report.doubts()) {
      note("not decided", note, said);
    }
    BadInputException fault = report.fault();
    if (fault != null) {
      fault(fault, said);
      Repair repair = report.repair();
      if (repair != null) {
        said.append("  ").append(repair.text()).append('\n');
      }
    }
    rulings(game, said);
    return report;
  }

  private static void note(String what, Report.Note note, StringBuilder said) {
    said.append("  line ").append(note.source().number()).append(": ").append(what);
    said.append(": ").append(note.text()).append('\n');
  }

  private void fault(BadInputException fault, StringBuilder said) {
    said.append("  ").append(fault.line()).append(':').append(fault.column()).append(": ");
    said.append(fault.description()).append('\n');
    Rule rule = fault.rule();
    if (rule != null) {
      shown.add(rule);
      said.append("  rule ").append(rule.id()).append(": ").append(rule.statement()).append('\n');
    }
    for (String note : fault.noteTexts()) {
      said.append("  ").append(note).append('\n');
    }
  }

  private <K extends Kernel<K>> void rulings(Transcript<K> game, StringBuilder said) {
    var replay = new Replay<>(game);
    var log = new RulingLog();
    for (Transcript.EventLine line : game.events()) {
      Finding finding = replay.play(line, log);
      if (finding instanceof Finding.Undecided(Rule rule, _)) {
        shown.add(rule);
      }
      if (finding instanceof Finding.Illegal) {
        return;
      }
      said.append(RecordWriter.line(game, line)).append('\n');
      for (int i = 0; i < log.size(); i++) {
        Ruling ruling = log.ruling(i, game.game().rulebook());
        shown.add(ruling.rule());
        var sentence = new Sentence();
        replay.match().narrate(ruling, new Viewer.Arbiter(), sentence);
        String who = ruling.seat() < 0 ? "" : game.names().get(ruling.seat()) + " ";
        String points = ruling.points() == 0 ? "" : " (%+d)".formatted(ruling.points());
        said.append("    ").append(who).append(sentence.text()).append(points);
        said.append(" [").append(ruling.rule().id()).append("] ").append(sentence.facts());
        said.append('\n');
      }
    }
  }
}
