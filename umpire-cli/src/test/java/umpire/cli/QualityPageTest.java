package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The numbers in `docs/quality.md` are correct.
class QualityPageTest {

  private static final Path RECORDS = Path.of("src/test/resources");

  /// The names of the games on the page, by the folders of their modules.
  private static final Map<String, String> NAMES =
      Map.of(
          "cribbage", "cribbage",
          "maumau", "Mau-Mau",
          "snooker", "snooker",
          "tractor", "Tractor",
          "crazyeights", "Crazy Eights");

  private static final Pattern TEST = Pattern.compile(" +@Test");

  /// Matches a constant of an enum, except the one for no flaw.
  private static final Pattern FLAW = Pattern.compile("  (?!NONE\\b)[A-Z_]+,?");

  @Test
  void recordsAreCounted() throws IOException {
    var rows = new ArrayList<String>();
    for (Path module : modules()) {
      String folder = String.valueOf(module.getFileName());
      rows.add(
          "| %s | %s | %s | %s | %s | %s |"
              .formatted(
                  NAMES.getOrDefault(folder, folder),
                  count(module, "golden", ".in"),
                  count(module, "golden/bad", ".in"),
                  count(module, "records/good", ".rec"),
                  count(module, "records/bad", ".rec"),
                  count(module, "records/doubtful", ".rec")));
    }
    assertThat(rows).hasSizeGreaterThanOrEqualTo(NAMES.size());
    rows.removeAll(page());
    assertThat(rows).as("rows that docs/quality.md should have").isEmpty();
  }

  @Test
  void lawsAndFlawsAreCounted() throws IOException {
    Path contract = Command.ROOT.resolve("umpire-testkit/src/main/java/umpire/testkit/contract");
    long laws = lines(contract, "Contract.java", TEST);
    Path toyGame = Command.ROOT.resolve("umpire-core/src/test/java/umpire/heap");
    long flaws = lines(toyGame, "Flaw.java", FLAW);
    String row =
        "| contract suite | %d tests that every game has to pass; %d planted flaws "
            .formatted(laws, flaws);
    assertThat(page())
        .filteredOn(line -> line.startsWith("| contract suite |"))
        .singleElement()
        .asString()
        .startsWith(row);
  }

  /// The number of matching lines in the files below a folder.
  private static long lines(Path folder, String ending, Pattern wanted) throws IOException {
    long found = 0;
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(ending)).toList()) {
        found +=
            Files.readAllLines(file).stream()
                .filter(line -> wanted.matcher(line).matches())
                .count();
      }
    }
    return found;
  }

  private static List<String> page() throws IOException {
    return Files.readAllLines(Command.ROOT.resolve("docs/quality.md"));
  }

  /// All modules with golden records, so that no game is left out.
  private static List<Path> modules() throws IOException {
    var modules = new ArrayList<Path>();
    for (String home : List.of("games", "examples")) {
      modules.addAll(list(Command.ROOT.resolve(home), ""));
    }
    modules.removeIf(module -> !Files.isDirectory(module.resolve(RECORDS).resolve("golden")));
    return modules;
  }

  /// The number of records; empty if the game has none of the kind.
  private static String count(Path module, String kind, String ending) throws IOException {
    Path folder = module.resolve(RECORDS).resolve(kind);
    return Files.isDirectory(folder) ? String.valueOf(list(folder, ending).size()) : "—";
  }

  private static List<Path> list(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }
}
