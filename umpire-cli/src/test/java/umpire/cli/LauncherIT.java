package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.cli.Shell.launcher;
import static umpire.cli.Shell.quoted;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.cli.Command.Result;

/// Tests the launcher itself, run by a shell, on the jars that this build has just made.
class LauncherIT {

  @TempDir private Path folder;

  @Test
  void judgesFromAnyFolderThroughALinkWithBlanksInItsPath() throws Exception {
    Path away = Files.createDirectory(folder.resolve("far away"));
    Path link = Files.createSymbolicLink(away.resolve("ump"), Command.ROOT.resolve("umpire"));
    Files.copy(Path.of(Command.example("cribbage.in")), away.resolve("my deal.in"));
    Result result = shell(away, quoted(link) + " judge cribbage 'my deal.in'");
    assertThat(result.out()).isEqualTo(Files.readString(Path.of(Command.example("cribbage.out"))));
    assertThat(result.status()).isZero();
  }

  @Test
  void passesStandardInputAndStatusThrough() throws Exception {
    Result result =
        shell(folder, "printf '2\\n1 JD\\n2 QX\\n' | " + launcher() + " judge cribbage");
    assertThat(result.status()).isEqualTo(65);
    assertThat(result.err()).contains("<stdin>:3:3");
    assertThat(shell(folder, launcher() + " jugde").status()).isEqualTo(64);
  }

  @Test
  void aClosedPipeEndsQuietly() throws Exception {
    String many = launcher() + " generate cribbage --cases 200000 | head -n 1";
    Result result = shell(folder, "set -o pipefail; " + many);
    assertThat(result.status()).isZero();
    assertThat(result.out().lines().count()).isEqualTo(1);
    assertThat(result.err()).isEmpty();
  }

  /// With standard input closed, Java would read the first file that it opens instead.
  @Test
  void aClosedInputIsEmpty() throws Exception {
    Result result = shell(folder, launcher() + " judge maumau <&-");
    assertThat(result.status()).isEqualTo(65);
    assertThat(result.err())
        .isEqualTo(
            "umpire: <stdin>:1:1: expected the number of games, found the end of the input\n");
  }

  @Test
  void knowsItsVersion() throws Exception {
    assertThat(shell(folder, launcher() + " --version").out()).matches("umpire \\d+\\.\\d+.*\\s*");
  }

  @Test
  void twoAtOnceDoNotDisturbEachOther() throws Exception {
    String call = launcher() + " judge snooker " + quoted(Path.of(Command.example("snooker.in")));
    Result result =
        shell(folder, call + " > one & " + call + " > two; wait; cmp one two && cat one");
    assertThat(result.out()).isEqualTo(Files.readString(Path.of(Command.example("snooker.out"))));
  }

  @Test
  void isNotColouredWhereNobodyLooks() throws Exception {
    String call = launcher() + " explain cribbage " + quoted(Path.of(Command.example("sevens.in")));
    assertThat(shell(folder, call).out()).doesNotContain("\033");
  }

  @Test
  void aJavaThatDoesNotStartIs69() throws Exception {
    String call = launcher() + " judge cribbage " + quoted(Path.of(Command.example("sevens.in")));
    for (String options : List.of("-Xmxnonsense", "-Xmx1k", "-XX:Nonsense")) {
      Result result = shell(folder, "UMPIRE_JAVA_OPTS=" + options + " " + call);
      assertThat(result.status()).isEqualTo(69);
      assertThat(result.out()).isEmpty();
      assertThat(result.err())
          .startsWith("umpire: java does not start: ")
          .contains("UMPIRE_JAVA_OPTS is '" + options + "'")
          .hasLineCount(1);
    }
    assertThat(shell(folder, "UMPIRE_JAVA_OPTS=-Xmx200m " + call).out()).isEqualTo("1:14 2:30\n");
  }

  @Test
  void lackOfMemoryIs71() throws Exception {
    String remarks = "(echo 'umpire 1'; echo 'Game: cribbage'; yes '# nothing' | head -n 200000)";
    Result result = shell(folder, remarks + " | UMPIRE_JAVA_OPTS=-Xmx6m " + launcher() + " verify");
    assertThat(result.err()).startsWith("umpire: out of memory: ").hasLineCount(1);
    assertThat(result.status()).isEqualTo(71);
  }

  /// The second compiler pays for long files, but not for short ones.
  @Test
  void longFilesAreCompiledTwice() throws Exception {
    String game = Files.readString(Path.of(Command.example("club.rec"))) + "\n";
    Files.writeString(folder.resolve("short.rec"), game);
    Files.writeString(folder.resolve("long.rec"), game.repeat((5 << 20) / game.length()));
    String call = "UMPIRE_JAVA_OPTS='-XX:+PrintFlagsFinal' " + launcher() + " verify ";
    assertThat(shell(folder, call + "short.rec | grep -w TieredStopAtLevel").out())
        .contains("= 1 ");
    assertThat(shell(folder, call + "short.rec long.rec -q | grep -w TieredStopAtLevel").out())
        .contains("= 4 ");
  }

  /// A server uses little memory, unless an option says how much.
  @Test
  void aServersHeapIsLimited() throws Exception {
    assertThat(heap("", "serve")).isEqualTo(256L << 20);
    assertThat(heap("-Xmx512m", "serve")).isEqualTo(512L << 20);
    long machine = heap("", "verify");
    assertThat(machine).as("a quarter of the machine").isNotEqualTo(256L << 20);
    assertThat(heap("-XX:MaxRAMPercentage=25", "serve")).isEqualTo(machine);
    assertThat(heap("JAVA_TOOL_OPTIONS=-Xmx320m", "", "serve")).isEqualTo(320L << 20);
    assertThat(heap("", "backup")).as("other calls keep what they have").isEqualTo(machine);
  }

  private long heap(String options, String command) throws Exception {
    return heap("", options, command);
  }

  /// @param variable the environment variable
  private long heap(String variable, String options, String command) throws Exception {
    String call =
        "%s UMPIRE_JAVA_OPTS='-XX:+PrintFlagsFinal %s' %s %s --help | grep -w MaxHeapSize"
            .formatted(variable, options, launcher(), command);
    return Long.parseLong(shell(folder, call).out().split("=\\s*", 2)[1].split(" ", 2)[0]);
  }

  private Result shell(Path where, String script) throws IOException, InterruptedException {
    return new Shell(folder).run(where, script);
  }
}
