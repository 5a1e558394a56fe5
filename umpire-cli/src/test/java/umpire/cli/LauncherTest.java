package umpire.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests how the launcher starts a server, with a fake java that only logs its arguments.
class LauncherTest {

  private static final String CACHE = "target/umpire-server.aot";

  @TempDir private Path root;

  /// A checkout in which everything is built, and a JDK that creates caches if asked to.
  @BeforeEach
  void build() throws IOException {
    Files.copy(Command.ROOT.resolve("umpire"), root.resolve("umpire"));
    for (String script : List.of("build/launch.sh", "build/make.sh", "build/find-jdk.sh")) {
      write(script, Files.readString(Command.ROOT.resolve(script)));
    }
    write("target/lib-server/umpire.built", "2999-01-01T00:00:00.000Z\n");
    write("target/lib-server/umpire-cli.jar", "");
    write("jdk/release", "JAVA_VERSION=\"25.0.1\"\n");
    program("jdk/bin/javac", "");
    program(
        "jdk/bin/java",
        """
        printf '%s\\n' "$*" >>asked
        for word; do
          case $word in -XX:AOTCacheOutput=*) ${REHEARSAL:-cache} "${word#*=}" ;; esac
        done
        """);
    program("bin/cache", "echo classes >\"$1\"\n");
  }

  private Path write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private void program(String name, String script) throws IOException {
    Path file = write(name, "#!/usr/bin/env bash\n" + script);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /// The arguments of java, command by command.
  private List<String> serve(String rehearsal) throws IOException, InterruptedException {
    Files.deleteIfExists(root.resolve("asked"));
    var shell = new ProcessBuilder("bash", "./umpire", "serve").directory(root.toFile());
    shell.redirectErrorStream(true).redirectOutput(root.resolve("said").toFile());
    shell.environment().put("JAVA_HOME", root.resolve("jdk").toString());
    shell.environment().put("REHEARSAL", rehearsal);
    shell
        .environment()
        .merge("PATH", root.resolve("bin").toString(), (old, our) -> our + ":" + old);
    for (String name : List.of("UMPIRE_JAVA_OPTS", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS")) {
      shell.environment().remove(name);
    }
    Process process = shell.start();
    process.getOutputStream().close();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("ended in time").isTrue();
    assertThat(process.exitValue()).as(Files.readString(root.resolve("said"))).isZero();
    return Files.readString(root.resolve("asked"), UTF_8).lines().toList();
  }

  @Test
  void aServerRehearsesOnceAndStartsFromWhatItRemembers() throws Exception {
    List<String> first = serve("cache");
    assertThat(first).hasSize(2);
    assertThat(first.getFirst()).contains("umpire.cli.ServeTraining").contains("-XX:+UseG1GC");
    assertThat(first.getLast())
        .contains("-XX:AOTCache=" + root.toRealPath().resolve(CACHE))
        .contains("-XX:+UseG1GC")
        .endsWith("umpire.cli.Main serve");
    assertThat(serve("cache")).containsExactly(first.getLast());
    assertThat(root.resolve("target/umpire-rehearsal")).doesNotExist();
  }

  @Test
  void aServerWhoseRehearsalFailsStartsAllTheSame() throws Exception {
    List<String> first = serve("false");
    assertThat(first).hasSize(2);
    assertThat(first.getLast()).endsWith("umpire.cli.Main serve").doesNotContain("AOTCache");
    assertThat(serve("false")).containsExactly(first.getLast());
  }
}
