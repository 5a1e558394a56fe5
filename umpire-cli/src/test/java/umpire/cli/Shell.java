package umpire.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// Runs scripts that call the launcher, as people and other programs do.
///
/// @param folder the folder for the output of the scripts
record Shell(Path folder) {

  private static final int SECONDS = 120;

  /// The path of this checkout's launcher, quoted for a script.
  static String launcher() {
    return quoted(Command.ROOT.resolve("umpire"));
  }

  static String quoted(Path path) {
    return "'" + path + "'";
  }

  Command.Result run(Path where, String script) throws IOException, InterruptedException {
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    Process process =
        new ProcessBuilder(List.of("bash", "-c", script))
            .directory(where.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    process.getOutputStream().close();
    boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly().waitFor();
    assertThat(ended).as("ended in time: %s", script).isTrue();
    return new Command.Result(process.exitValue(), read(out), read(err));
  }

  /// Removes the launcher's messages about its own preparation.
  private static String read(Path file) throws IOException {
    var text = new StringBuilder();
    for (String line : Files.readString(file, UTF_8).lines().toList()) {
      if (!line.startsWith("umpire: rehearsing") && !line.startsWith("umpire: waiting")) {
        text.append(line).append('\n');
      }
    }
    return text.toString();
  }
}
