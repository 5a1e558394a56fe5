package umpire.cli.simulate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import umpire.command.Failure;
import umpire.sim.rows.TextRows;
import umpire.sim.run.Checkpoint;

/// The files that a simulation writes, and the checks on their names.
///
/// @param rows the file with one row per game; `-` is standard output
/// @param checkpoint the file for checkpoints
/// @param report the file for the report page
public record OutputFiles(Optional<Path> rows, Optional<Path> checkpoint, Optional<Path> report) {

  /// Limit on links that are followed, so that a cycle ends.
  private static final int MAX_LINKS = 40;

  private static final Path STANDARD_OUTPUT = Path.of("-");

  /// Whether rows go to standard output instead of a file.
  boolean streamsRows() {
    return rows.filter(STANDARD_OUTPUT::equals).isPresent();
  }

  /// The reason why the files cannot be written, as far as it can be known beforehand; empty if
  /// there is none.
  public String fault() {
    if (streamsRows() && checkpoint.isPresent()) {
      return "--checkpoint needs rows in a file: what went to standard output cannot be taken back";
    }
    if (!streamsRows() && rows.isPresent() && !RowFiles.fault(rows.get()).isEmpty()) {
      return "--out " + RowFiles.fault(rows.get());
    }
    String twice = usedTwice();
    if (!twice.isEmpty()) {
      return twice;
    }
    for (Path file : all().values()) {
      String fault = Failure.writing(file);
      if (!fault.isEmpty()) {
        return fault;
      }
    }
    return "";
  }

  /// Every file by its option, including those that are written beside it.
  private Map<String, Path> all() {
    var all = new LinkedHashMap<String, Path>();
    rows.filter(_ -> !streamsRows())
        .ifPresent(path -> {
          all.put("--out", path);
          all.put("the facts beside --out", TextRows.facts(path));
        });
    report.ifPresent(path -> all.put("--report", path));
    checkpoint.ifPresent(path -> {
      all.put("--checkpoint", path);
      all.put("the draft of --checkpoint", Checkpoint.draft(path));
    });
    return all;
  }

  /// The message that two outputs are the same file; empty if all differ.
  private String usedTwice() {
    var seen = new LinkedHashMap<Path, String>();
    for (Map.Entry<String, Path> file : all().entrySet()) {
      Path real = real(file.getValue());
      String other = seen.putIfAbsent(real, file.getKey());
      if (other == null) {
        other = sameAs(real, seen);
      }
      if (!other.isEmpty()) {
        return "%s and %s are the same file, %s: one would overwrite the other"
            .formatted(other, file.getKey(), file.getValue());
      }
    }
    return "";
  }

  /// The other output that is the same file, as by a hard link; empty if there is none.
  private static String sameAs(Path file, Map<Path, String> seen) {
    for (Map.Entry<Path, String> other : seen.entrySet()) {
      try {
        if (!other.getKey().equals(file)
            && Files.exists(file)
            && Files.exists(other.getKey())
            && Files.isSameFile(file, other.getKey())) {
          return other.getValue();
        }
      } catch (IOException _) {
        // Writing the file will report the failure.
      }
    }
    return "";
  }

  /// The file that a name leads to, over all links, whether it exists or not.
  private static Path real(Path path) {
    Path at = path.toAbsolutePath().normalize();
    try {
      for (int i = 0; i < MAX_LINKS && Files.isSymbolicLink(at); i++) {
        at = at.resolveSibling(Files.readSymbolicLink(at)).normalize();
      }
      Path folder = at.getParent();
      return folder == null ? at : folder.toRealPath().resolve(at.getFileName());
    } catch (IOException _) {
      return at; // the folder does not exist: writing the file will report that
    }
  }
}
