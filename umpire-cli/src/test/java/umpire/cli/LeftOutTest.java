package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The last lines of a build name the tests that it left out, and what to install for them.
class LeftOutTest {

  @TempDir private Path folder;

  private void report(String kind, String name, String... reasons) throws Exception {
    Path reports = folder.resolve("module/target/" + kind + "-reports");
    Files.createDirectories(reports);
    var xml = new StringBuilder("<testsuite><testcase name=\"fine\"/>");
    for (String reason : reasons) {
      xml.append("<testcase name=\"out\"><skipped message=\"Assumption failed: ")
          .append(reason)
          .append("\"/></testcase>");
    }
    Files.writeString(reports.resolve("TEST-" + name + ".xml"), xml.append("</testsuite>"));
  }

  private String printed() throws Exception {
    String java = Shell.quoted(Path.of(System.getProperty("java.home"), "bin", "java"));
    String program = Shell.quoted(Command.ROOT.resolve("build/LeftOut.java"));
    Command.Result result =
        new Shell(folder).run(folder, java + " -XX:TieredStopAtLevel=1 " + program + " .");
    assertThat(result.err()).isEmpty();
    return result.out();
  }

  @Test
  void nothingIsSaidToBeNothing() throws Exception {
    report("surefire", "A");
    assertThat(printed()).isEqualTo("LEFT OUT: nothing, every test has run\n");
  }

  @Test
  void reasonsAreCountedAndTheRemedyIsLast() throws Exception {
    report("surefire", "A", "no browser (Debian: apt-get install chromium npm)", "no disk");
    report("failsafe", "B", "no browser (Debian: apt-get install chromium npm)");
    report("failsafe", "C", "no shell (Debian: apt-get install zsh)");
    assertThat(printed())
        .isEqualTo(
            """
            LEFT OUT: 2 tests or classes of tests: no browser (Debian: apt-get install chromium npm)
            LEFT OUT: 1 test or class of tests: no disk
            LEFT OUT: 1 test or class of tests: no shell (Debian: apt-get install zsh)
            LEFT OUT: 4 tests or classes of tests in all; to run them: apt-get install chromium npm zsh (Debian)
            """);
  }
}
