package umpire.server.load;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `umpire serve` in a separate process, with the options that the launcher uses.
///
/// @param started the time until it answered
record ServedProcess(Process process, int port, URI metrics, Duration started)
    implements AutoCloseable {

  private static final Pattern SAID =
      Pattern.compile("umpire serves http://127.0.0.1:([0-9]+)/ \\(metrics: ([^,]+),.*");

  static ServedProcess start(Path database) throws IOException {
    return start(database, ProcessBuilder.Redirect.DISCARD, List.of());
  }

  /// @param complaints receives its standard error
  /// @param options for java, in addition to those of the launcher
  static ServedProcess start(Path database, Path complaints, String... options) throws IOException {
    return start(database, ProcessBuilder.Redirect.to(complaints.toFile()), List.of(options));
  }

  private static ServedProcess start(
      Path database, ProcessBuilder.Redirect complaints, List<String> options) throws IOException {
    long begin = System.nanoTime();
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var call =
        new ArrayList<>(
            List.of(
                java,
                "-XX:+UseG1GC",
                "-XX:-UsePerfData",
                "-Xlog:disable",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "umpire.cli.Main",
                "serve",
                "--port",
                "0",
                "--streams",
                "20000",
                "--database",
                database.toString()));
    call.addAll(1, options);
    Process process = new ProcessBuilder(call).redirectError(complaints).start();
    BufferedReader out = process.inputReader();
    Matcher said = SAID.matcher(String.valueOf(out.readLine()));
    if (!said.matches()) {
      throw new IOException("it does not start");
    }
    var took = Duration.ofNanos(System.nanoTime() - begin);
    return new ServedProcess(
        process, Integer.parseInt(said.group(1)), URI.create(said.group(2)), took);
  }

  /// Returns one of its metrics.
  double metric(String name) throws IOException {
    try (InputStream in = metrics.toURL().openStream()) {
      return new String(in.readAllBytes(), UTF_8)
          .lines()
          .filter(line -> line.startsWith(name + " "))
          .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
          .findFirst()
          .orElse(0);
    }
  }

  /// Returns the processor time that it has used.
  Duration worked() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /// Returns its memory in megabytes.
  long resident() throws IOException {
    return status("VmRSS");
  }

  /// Returns its peak memory in megabytes.
  long mostResident() throws IOException {
    return status("VmHWM");
  }

  private long status(String field) throws IOException {
    return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
        .filter(line -> line.startsWith(field))
        .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024)
        .findFirst()
        .orElse(0);
  }

  @Override
  public void close() {
    process.destroyForcibly();
    process.onExit().join();
  }
}
