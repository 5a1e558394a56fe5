package umpire.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import umpire.core.Rule;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.game.Game;
import umpire.core.text.Sentence;

/// Classic inputs with their expected output, in files that people have reviewed.
///
/// `NAME.in` is an input, `NAME.out` its classic result and `NAME.txt` its explanation. In the
/// folder `bad` the input has faults: `NAME.err` lists them, and `NAME.out` holds the results
/// printed despite them, if any. An input named `NAME.strict.in` is read strictly.
public final class GoldenRecords {

  /// The system property that updates the files; the change is then reviewed like any other.
  public static final String UPDATE = "golden.update";

  private static final String BAD = "bad";

  private final Path folder;

  public GoldenRecords(Path folder) {
    this.folder = folder;
  }

  /// Compares every file with the current output, or rewrites the file if [#UPDATE] is set.
  ///
  /// @return the differences, in words; empty if there are none
  public List<String> differences(Game game) {
    List<Path> inputs = inputs(game);
    var differences = new ArrayList<String>();
    for (Path stray : files(file -> !inputOf(file).toFile().exists())) {
      differences.add(name(stray) + " has no input: " + name(inputOf(stray)));
    }
    for (Path input : inputs) {
      Outcome outcome = outcome(game, input);
      if (isBad(input)) {
        if (outcome.bad().isEmpty()) {
          differences.add(name(input) + " has no fault, and belongs one folder up");
        }
        differ(input, "out", outcome.printed(), differences);
        differ(input, "err", outcome.faults(), differences);
      } else {
        if (!outcome.bad().isEmpty()) {
          differences.add(name(input) + " has a fault: " + outcome.faults());
        }
        differ(input, "out", outcome.printed(), differences);
        differ(input, "txt", outcome.rulings() + outcome.faults(), differences);
      }
    }
    return differences;
  }

  /// Returns the rules that fire in some record.
  public Set<Rule> rulesShown(Game game) {
    var shown = new HashSet<Rule>();
    for (Path input : inputs(game)) {
      shown.addAll(outcome(game, input).fired());
    }
    return shown;
  }

  /// Passes the sentence of every ruling in every record to the listener.
  public void tell(Game game, Consumer<Sentence> listener) {
    for (Path input : inputs(game)) {
      ClassicTrial.Listener teller =
          new ClassicTrial.Listener() {
            @Override
            public void take(ClassicReader reader, RulingLog log) {
              for (int i = 0; i < log.size(); i++) {
                var sentence = new Sentence();
                reader.narrate(log.ruling(i, game.rulebook()), sentence);
                listener.accept(sentence);
              }
            }
          };
      try (var in = Files.newInputStream(input)) {
        new ClassicTrial(game, false, teller).of(in, Long.MAX_VALUE);
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }

  /// Whether there is a record of this name, such as `bad/false-go`.
  public boolean has(String name) {
    return Files.isRegularFile(folder.resolve(name + ".in"));
  }

  /// Lists the inputs. A game without a published text format has none and relies on its corpus.
  private List<Path> inputs(Game game) {
    if (!game.hasClassic()) {
      return List.of();
    }
    if (!Files.isDirectory(folder)) {
      throw new AssertionError("no golden records: " + folder.toAbsolutePath() + " is missing");
    }
    List<Path> inputs = files(file -> file.toString().endsWith(".in"));
    if (inputs.isEmpty()) {
      throw new AssertionError("no golden records in " + folder.toAbsolutePath());
    }
    return inputs;
  }

  private List<Path> files(Predicate<Path> wanted) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).filter(wanted).sorted().toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Path inputOf(Path file) {
    return sibling(file, "in");
  }

  private static Path sibling(Path file, String kind) {
    String name = file.toString();
    return Path.of(name.substring(0, name.lastIndexOf('.') + 1) + kind);
  }

  private static Outcome outcome(Game game, Path input) {
    boolean strict = input.toString().endsWith(".strict.in");
    try {
      return Outcome.of(game, Files.readAllBytes(input), strict);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private boolean isBad(Path input) {
    return folder.relativize(input).startsWith(BAD);
  }

  private String name(Path file) {
    return folder.getFileName() + "/" + folder.relativize(file);
  }

  /// Compares one file with its expected text; an empty text means that there is no file.
  private void differ(Path input, String kind, String said, List<String> differences) {
    Path file = sibling(input, kind);
    try {
      if (Boolean.getBoolean(UPDATE)) {
        agree(file, said);
        return;
      }
      String agreed = Files.exists(file) ? Files.readString(file) : "";
      if (!agreed.equals(said)) {
        differences.add(name(file) + " " + firstDifference(agreed, said));
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static void agree(Path file, String said) throws IOException {
    if (said.isEmpty()) {
      Files.deleteIfExists(file);
    } else {
      Files.writeString(file, said);
    }
  }

  private static String firstDifference(String agreed, String said) {
    String[] before = agreed.split("\n", -1);
    String[] now = said.split("\n", -1);
    int line = 0;
    while (line < before.length && line < now.length && before[line].equals(now[line])) {
      line++;
    }
    return "line %d%n    agreed: %s%n    now:    %s"
        .formatted(line + 1, lineOf(before, line), lineOf(now, line));
  }

  private static String lineOf(String[] lines, int line) {
    return line < lines.length ? lines[line] : "(the end)";
  }
}
