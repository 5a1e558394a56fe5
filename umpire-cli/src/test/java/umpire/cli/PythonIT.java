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

/// The tests of the Python package, on the jars that this build has just made.
class PythonIT {

  @TempDir private Path folder;

  @Test
  void thePackagePassesItsTests() throws Exception {
    assumeTrue(hasPython(), "no python3 from 3.9 on here: THE PYTHON PACKAGE IS NOT TESTED");
    Path out = folder.resolve("out");
    var builder =
        new ProcessBuilder(List.of("python3", "-m", "unittest", "-v"))
            .directory(Command.ROOT.resolve("python").toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile());
    builder.environment().put("UMPIRE", Command.ROOT.resolve("umpire").toString());
    builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
    Process process = builder.start();
    process.getOutputStream().close();
    boolean ended = process.waitFor(180, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).as("ended in time: %s", Files.readString(out)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(out)).isZero();
    assertThat(Files.readString(out)).containsPattern("Ran 1[0-9] tests").endsWith("OK\n");
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      String asked = "import sys; sys.exit(sys.version_info < (3, 9))";
      return new ProcessBuilder(List.of("python3", "-c", asked)).start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }
}
