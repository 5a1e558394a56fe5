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

/// The files that a simulation writes.
///
/// @param rows a row a game; `-` is standard output
/// @param checkpoint where to leave off
/// @param report a page
public record OutputFiles(Optional<Path> rows, Optional<Path> checkpoint, Optional<Path> report) {

  /// As many links as nobody lays by intention.
  private static final int MAX_LINKS = 40;

  private static final Path STANDARD_OUTPUT = Path.of("-");

  /// Whether rows go to standard output and not into a file.
  boolean streamsRows() {
    return rows.filter(STANDARD_OUTPUT::equals).isPresent();
  }

  /// What keeps them from being written, as far as can be seen before; empty if nothing does.
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

  /// Every file by what it is, with those that are written beside it.
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

  /// One would take the place of the other.
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

  /// A file may have two names without a link between them.
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
        // Whoever writes it will say what is wrong with it.
      }
    }
    return "";
  }

  /// Where a name leads, over all links, whether there is a file yet or not.
  private static Path real(Path path) {
    Path at = path.toAbsolutePath().normalize();
    try {
      for (int i = 0; i < MAX_LINKS && Files.isSymbolicLink(at); i++) {
        at = at.resolveSibling(Files.readSymbolicLink(at)).normalize();
      }
      Path folder = at.getParent();
      return folder == null ? at : folder.toRealPath().resolve(at.getFileName());
    } catch (IOException _) {
      return at; // a folder that is not there: told by whoever writes
    }
  }
}
