package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Runs the tests of the Python and Node packages on the jars that this build has just made.
class OtherLanguagesIT {

  @TempDir private Path folder;

  @Test
  void thePythonPackagePassesItsTests() throws Exception {
    List<String> asked =
        List.of("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))");
    assumeTrue(
        succeeds(asked),
        "the Python package is not tested without python3 from 3.9 on (Debian: apt-get install python3)");
    String said = passes("python", "python3", "-m", "unittest", "-v");
    assertThat(said).containsPattern("Ran [1-9][0-9] tests").endsWith("OK\n");
  }

  @Test
  void theModuleForNodePassesItsTests() throws Exception {
    List<String> asked =
        List.of("node", "-e", "process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)");
    assumeTrue(
        succeeds(asked),
        "the package for Node is not tested without node from 20 on (Debian: apt-get install nodejs)");
    String said = passes("node", "node", "--test", "--test-reporter=tap", "umpire.test.mjs");
    assertThat(said).contains("# fail 0").containsPattern("# pass [89]\\n"); // 8 without npm
  }

  /// The output of the tests of a folder, all of which must pass.
  private String passes(String where, String... command) throws Exception {
    Path out = folder.resolve("out");
    var builder =
        new ProcessBuilder(command)
            .directory(Command.ROOT.resolve(where).toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile());
    builder.environment().put("UMPIRE", Command.ROOT.resolve("umpire").toString());
    builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
    Process process = builder.start();
    process.getOutputStream().close();
    boolean ended = process.waitFor(180, TimeUnit.SECONDS);
    process.destroyForcibly().waitFor();
    String said = Files.readString(out);
    assertThat(ended).as("ended in time: %s", said).isTrue();
    assertThat(process.exitValue()).as(said).isZero();
    return said;
  }

  private static boolean succeeds(List<String> command) throws InterruptedException {
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }
}
