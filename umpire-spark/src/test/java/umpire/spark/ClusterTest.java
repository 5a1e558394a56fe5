package umpire.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A cluster as docs/cluster.md sets it up: a master, two workers and the command, each in a
/// separate process, on loopback. All of them are ended after the test, whatever happens.
final class ClusterTest {

  private static final Duration PATIENCE = Duration.ofMinutes(3);
  private static final Path EXAMPLES = Path.of("..", "examples").toAbsolutePath().normalize();

  @TempDir private Path folder;
  private final List<Process> processes = new ArrayList<>();
  private Path home = Path.of("");
  private Path app = Path.of("");

  /// Creates a home for Spark with links to its jars, and our own jars beside it.
  @BeforeEach
  void layOut() throws IOException {
    home = Files.createDirectory(folder.resolve("spark"));
    Path jars = Files.createDirectory(home.resolve("jars"));
    app = Files.createDirectory(home.resolve("app"));
    int number = 0;
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path path = Path.of(entry);
      String name = path.getFileName().toString();
      if (Files.isDirectory(path)) {
        pack(path, app.resolve("umpire-" + number++ + ".jar"));
      } else if (name.startsWith("umpire-") || name.startsWith("picocli-")) {
        Files.copy(path, app.resolve(name));
      } else if (name.endsWith(".jar")) {
        Files.createSymbolicLink(jars.resolve(name), path);
      }
    }
  }

  private static void pack(Path classes, Path jar) throws IOException {
    try (OutputStream file = Files.newOutputStream(jar);
        var out = new JarOutputStream(file);
        Stream<Path> files = Files.walk(classes)) {
      for (Path each : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new JarEntry(classes.relativize(each).toString()));
        Files.copy(each, out);
      }
    }
  }

  @AfterEach
  void endAll() throws InterruptedException {
    for (Process process : processes.reversed()) {
      // Executors are children of workers.
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    for (Process process : processes) {
      process.waitFor(30, TimeUnit.SECONDS);
    }
  }

  @Test
  void aClusterFindsWhatOneMachineFinds() throws Exception {
    String master = startMaster();
    for (int worker = 1; worker <= 2; worker++) {
      start(
          "worker-" + worker,
          List.of(
              "org.apache.spark.deploy.worker.Worker",
              "--host",
              "127.0.0.1",
              "--webui-port",
              "0",
              "--cores",
              "1",
              "--memory",
              "600m",
              "--work-dir",
              folder.resolve("work-" + worker).toString(),
              master));
    }
    simulate(master);
    judge(master);
  }

  private String startMaster() throws Exception {
    Path log =
        start(
            "master",
            List.of(
                "org.apache.spark.deploy.master.Master",
                "--host",
                "127.0.0.1",
                "--port",
                "0",
                "--webui-port",
                "0"));
    Pattern address = Pattern.compile("Starting Spark master at (spark://127\\.0\\.0\\.1:\\d+)");
    Instant end = Instant.now().plus(PATIENCE);
    while (Instant.now().isBefore(end)) {
      Matcher matcher = address.matcher(Files.readString(log));
      if (matcher.find()) {
        return matcher.group(1);
      }
      assertThat(processes.getFirst().isAlive()).as(Files.readString(log)).isTrue();
      processes.getFirst().waitFor(100, TimeUnit.MILLISECONDS);
    }
    throw new AssertionError("the master did not start: " + Files.readString(log));
  }

  /// The result has the bytes of one machine's, and both workers write rows.
  private void simulate(String master) throws Exception {
    Path rows = folder.resolve("games");
    String[] call = {
      "simulate",
      "maumau",
      "--profile",
      "classic",
      "--players",
      "3",
      "--games",
      "2000",
      "--seed",
      "99",
      "--format",
      "jsonl",
      "--partitions",
      "6"
    };
    Path out = run("simulate", master, with(call, "--out", rows.toString()));
    CommandResult here = CommandResult.of(with(call, "--master", "local[1]"));
    assertThat(Files.readString(out)).isEqualTo(here.out()).contains("2000");
    assertThat(rows.toFile().list()).hasSize(6);
    assertThat(executors()).as("machines that played").isEqualTo(2);
  }

  private void judge(String master) throws Exception {
    Path results = folder.resolve("results");
    Path archive = Files.createDirectory(folder.resolve("archive"));
    for (int i = 0; i < 4; i++) {
      Files.copy(EXAMPLES.resolve("snooker.in"), archive.resolve(i + ".in"));
    }
    run("judge", master, "judge", "snooker", archive.toString(), "--out", results.toString());
    for (int i = 0; i < 4; i++) {
      assertThat(results.resolve(i + ".in.out"))
          .hasSameBinaryContentAs(EXAMPLES.resolve("snooker.out"));
    }
  }

  private static String[] with(String[] call, String... more) {
    return Stream.concat(Stream.of(call), Stream.of(more)).toArray(String[]::new);
  }

  /// The number of work folders in which an executor ran.
  private long executors() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.endsWith("stderr"))
          .map(file -> folder.relativize(file).getName(0))
          .distinct()
          .count();
    }
  }

  private Path run(String name, String master, String... call) throws Exception {
    var words = new ArrayList<String>(List.of("umpire.spark.Main"));
    words.addAll(List.of(call));
    words.addAll(
        List.of(
            "--master", master,
            "--conf", "spark.driver.host=127.0.0.1",
            "--conf", "spark.driver.bindAddress=127.0.0.1",
            "--conf", "spark.executor.memory=500m",
            "--conf", "spark.scheduler.minRegisteredResourcesRatio=1.0",
            "--conf", "spark.scheduler.maxRegisteredResourcesWaitingTime=60s"));
    Path log = start(name, words);
    Process driver = processes.getLast();
    boolean ended = driver.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    assertThat(ended).as(Files.readString(log)).isTrue();
    assertThat(driver.exitValue()).as(Files.readString(log)).isZero();
    return folder.resolve(name + ".out");
  }

  /// Starts java with Spark's jars, and also with ours for a class of ours.
  private Path start(String name, List<String> words) throws IOException {
    Path java = Path.of(System.getProperty("java.home"));
    String sparks = home.resolve("jars") + File.separator + "*";
    String ours = app + File.separator + "*" + File.pathSeparator;
    var command = new ArrayList<String>();
    command.add(java.resolve("bin/java").toString());
    command.add("-Xmx512m");
    command.add("--enable-native-access=ALL-UNNAMED");
    command.add("--sun-misc-unsafe-memory-access=allow");
    command.add("-cp");
    command.add(words.getFirst().startsWith("umpire.") ? ours + sparks : sparks);
    command.addAll(words);
    Path log = folder.resolve(name + ".log");
    var builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectOutput(folder.resolve(name + ".out").toFile())
            .redirectError(log.toFile());
    builder.environment().put("JAVA_HOME", java.toString());
    // None of the nine processes lives long enough for the second compiler; executors inherit the
    // option.
    builder
        .environment()
        .put("JDK_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:-UsePerfData");
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("SPARK_LOCAL_DIRS", folder.resolve("scratch").toString());
    processes.add(builder.start());
    return log;
  }
}
