package umpire.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// The API stays as it was last promised. Additions are allowed; removals and changes break
/// programs.
class ApiTest {

  private static final Path PROMISED = Path.of("src/test/resources/api.txt");
  private static final Path EXAMPLES = Path.of("src/main/java/umpire/library");

  @Test
  void keepsWhatWasPromised() throws Exception {
    SortedSet<String> now = Api.usedBy(EXAMPLES);
    if (Boolean.getBoolean("golden.update")) {
      Files.write(PROMISED, now);
    }
    assertThat(broken(Files.readAllLines(PROMISED), now))
        .as("programs that call this break; if that is meant: -Dgolden.update=true, and CHANGES.md")
        .isEmpty();
  }

  @Test
  void noticesAChange() throws Exception {
    SortedSet<String> now = Api.usedBy(EXAMPLES);
    String method =
        "public static umpire.core.verify.Report umpire.core.verify.Verifier.verify(int)";
    assertThat(broken(List.of(now.getFirst(), method), now)).containsExactly(method);
    assertThat(now).hasSizeGreaterThan(100).anyMatch(line -> line.contains("Verifier.verify("));
  }

  private static SortedSet<String> broken(List<String> promised, SortedSet<String> now) {
    var gone = new TreeSet<>(promised);
    gone.removeAll(now);
    return gone;
  }
}
