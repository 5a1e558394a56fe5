package umpire.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.cli.Command;
import umpire.cli.Main;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.core.profile.BadProfileException;
import umpire.sim.run.Run;

/// Tests the files of a simulation, and what becomes of them when something fails.
final class SimulateFilesTest {

  private static final Path FULL = Path.of("/dev/full");

  @TempDir private Path folder;

  private static final String[] CALL = {
    "simulate", "maumau", "--seats", "random", "--games", "300", "--seed", "4"
  };

  private static Command.Result call(String... more) {
    return Command.call(words(more));
  }

  private static String[] words(String... more) {
    var all = new ArrayList<>(List.of(CALL));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  /// A device to which no byte can be written.
  private Path full(String name) throws IOException {
    assumeThat(FULL).as("full disks are tried where there is " + FULL).exists();
    return Files.createSymbolicLink(folder.resolve(name), FULL);
  }

  // Tests with full disks.

  @Test
  void resultsAreToldBeforeThePageFails() throws Exception {
    String page = full("page.html").toString();
    Command.Result result = call("--report", page);
    assertThat(result.out()).isEqualTo(call().out());
    assertThat(result.err()).contains("umpire: cannot write " + page + ": No space left");
    assertThat(result.status()).isEqualTo(Status.IO_FAILURE);
    Command.Result duel =
        Command.call("compare", "maumau", "rules", "random", "--games", "40", "--report", page);
    assertThat(duel.out()).contains("rules against random");
    assertThat(duel.err()).contains("umpire: cannot write " + page + ": No space left");
    assertThat(duel.status()).isEqualTo(Status.IO_FAILURE);
  }

  @Test
  void resultsAreToldBeforeTheCheckpointFails() throws Exception {
    full("point.new");
    Path point = folder.resolve("point");
    Path page = folder.resolve("page.html");
    Command.Result result = call("--checkpoint", point.toString(), "--report", page.toString());
    assertThat(result.out()).isEqualTo(call().out());
    assertThat(result.err()).contains("umpire: cannot write " + point + ": No space left");
    assertThat(result.status()).isEqualTo(Status.IO_FAILURE);
    assertThat(page).exists();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rows.csv", "rows.CSV", "rows.jsonl"})
  void rowsWithoutRoomAre74(String name) throws Exception {
    String rows = full(name).toString();
    Command.Result result = call("--out", rows);
    assertThat(result.status()).isEqualTo(Status.IO_FAILURE);
    assertThat(result.err()).contains("umpire: cannot write " + rows + ": No space left");
    assertThat(result.out()).isEmpty();
  }

  /// Standard output may be the pipe that is closed: the files are written nevertheless.
  @Test
  void aClosedPipeDoesNotCostTheFiles() {
    Path page = folder.resolve("page.html");
    Path point = folder.resolve("point");
    assertThat(deaf(words("--report", page.toString(), "--checkpoint", point.toString()))).isZero();
    assertThat(page).exists();
    assertThat(point).exists();
    Path other = folder.resolve("other.html");
    Path pairs = folder.resolve("pairs");
    String[] duel = {"compare", "maumau", "rules", "random", "--games", "30", "--report"};
    var call = new ArrayList<>(List.of(duel));
    call.addAll(List.of(other.toString(), "--checkpoint", pairs.toString()));
    assertThat(deaf(call.toArray(String[]::new))).isZero();
    assertThat(other).exists();
    assertThat(pairs).exists();
  }

  private static int deaf(String... args) {
    var closed =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    var err = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    return Main.run(args, Streams.of(InputStream.nullInputStream(), closed, err, false));
  }

  /// If the disk is full in the middle of a row, whole rows are kept, and the run continues when
  /// there is room.
  @ParameterizedTest
  @ValueSource(strings = {"csv", "jsonl"})
  void goesOnWhenThereIsRoomAgain(String ending) throws Exception {
    Path rows = folder.resolve("rows." + ending);
    Path point = folder.resolve("point");
    String[] call = {
      "simulate",
      "maumau",
      "--profile",
      "classic",
      "--games",
      "150k",
      "--threads",
      "1",
      "--out",
      rows.toString(),
      "--checkpoint",
      point.toString()
    };
    Command.Result full = process("ulimit -f 6000; ", List.of(), call);
    assertThat(full.status()).as(full.err()).isEqualTo(Status.IO_FAILURE);
    assertThat(full.err())
        .contains(
            "umpire: cannot write " + rows + ": File too large", "of 150,000 games; to continue");
    assertThat(full.out()).contains("Mau-Mau by the rules of classic", "games won");
    assertThat(Files.readString(rows)).endsWith(ending.equals("csv") ? "\n" : "}\n");
    assertThat(point).exists();
    Command.Result result = process("", List.of(), "simulate", "--resume", point.toString());
    assertThat(result.status()).as(result.err()).isZero();
    assertThat(point).doesNotExist();
    Path straight = folder.resolve("straight." + ending);
    call[9] = straight.toString();
    call[11] = folder.resolve("other").toString();
    assertThat(Command.call(call).out()).isEqualTo(result.out());
    assertThat(rows).hasSameBinaryContentAs(straight);
  }

  /// Starts the command in a process of its own, as a shell would.
  private Command.Result process(String before, List<String> java, String... args)
      throws IOException, InterruptedException {
    String paths =
        System.getProperty("java.class.path")
            + File.pathSeparator
            + System.getProperty("jdk.module.path", "");
    var command = new ArrayList<>(List.of("bash", "-c", before + "exec \"$@\"", "umpire"));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:-UsePerfData"));
    command.addAll(java);
    command.addAll(List.of("-cp", paths, "umpire.cli.Main"));
    command.addAll(List.of(args));
    Path out = folder.resolve("stdout");
    Path err = folder.resolve("stderr");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    assertThat(process.waitFor(3, TimeUnit.MINUTES)).isTrue();
    return new Command.Result(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  @Test
  void tooLittleMemoryIsToldPlainly() throws Exception {
    Command.Result result =
        process(
            "",
            List.of("-Xmx24m"),
            "simulate",
            "maumau",
            "--profile",
            "classic",
            "--threads",
            "1000",
            "--games",
            "100M");
    assertThat(result.err())
        .contains("umpire: out of memory: Java may use 2", "UMPIRE_JAVA_OPTS=-Xmx")
        .doesNotContain("bug", "\tat ", "Exception in thread");
    assertThat(result.status()).isEqualTo(Status.OUT_OF_MEMORY);
  }

  // Outputs that are the same file.

  @Test
  void noTwoFilesMayBeOne() throws Exception {
    Files.createDirectory(folder.resolve("sub"));
    Path rows = folder.resolve("rows.csv");
    Files.writeString(rows, "precious");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("rows.csv"));
    Path dangling = Files.createSymbolicLink(folder.resolve("dangling"), Path.of("new.csv"));
    Path hard = Files.createLink(folder.resolve("hard"), rows);
    Path here = Files.createSymbolicLink(folder.resolve("here"), folder);
    Path fresh = folder.resolve("new.csv");
    same("--out", rows, "--report", rows);
    same("--out", rows, "--report", folder.resolve("sub/../rows.csv"));
    same("--out", rows, "--report", Path.of("").toAbsolutePath().relativize(rows));
    same("--out", rows, "--checkpoint", link);
    same("--out", rows, "--report", hard);
    same("--out", fresh, "--report", dangling);
    same("--out", here.resolve("new.csv"), "--report", fresh);
    same("--report", rows, "--checkpoint", rows);
    same("--out", fresh, "--report", folder.resolve("new.csv.meta.json"));
    same("--report", folder.resolve("point.new"), "--checkpoint", folder.resolve("point"));
    assertThat(rows).hasContent("precious");
    assertThat(fresh).doesNotExist();
  }

  private static void same(String one, Path first, String other, Path second) {
    Command.Result result = call(one, first.toString(), other, second.toString());
    assertThat(result.status()).as(first + " and " + second).isEqualTo(Status.WRONG_USE);
    assertThat(result.err()).contains("are the same file", one, other, "would overwrite");
    assertThat(result.out()).isEmpty();
  }

  // Resuming a run.

  @Test
  void rowsThatWereMovedAreNamed() throws Exception {
    Path rows = folder.resolve("rows.csv");
    Path point = half(rows);
    Files.move(rows, folder.resolve("moved.csv"));
    Command.Result result = Command.call("simulate", "--resume", point.toString());
    assertThat(result.status()).isEqualTo(Status.NO_INPUT);
    assertThat(result.err())
        .contains("cannot resume from " + point, rows + " was moved or is missing: put it back");
    assertThat(rows).doesNotExist();
    Files.move(folder.resolve("moved.csv"), rows);
    assertThat(Command.call("simulate", "--resume", point.toString()).status()).isZero();
    assertThat(Files.readAllLines(rows)).hasSize(301);
  }

  /// A run that is killed in the middle of a piece and resumed writes the bytes of an uninterrupted
  /// one.
  @ParameterizedTest
  @ValueSource(strings = {"rows.csv.gz", "rows.jsonl.GZ", "rows.csv.zst", "rows.jsonl.zst"})
  void packedRowsGoOnBehindTheLastWholePiece(String name) throws Exception {
    Path rows = folder.resolve(name);
    Path point = half(rows);
    Files.write(rows, new byte[] {0x28, 0x1f, 3}, StandardOpenOption.APPEND);
    assertThat(Command.call("simulate", "--resume", point.toString()).status()).isZero();
    Path straight = folder.resolve("straight-" + name);
    assertThat(call("--out", straight.toString()).status()).isZero();
    assertThat(rows).hasSameBinaryContentAs(straight);
    Path plain = folder.resolve(name.contains("csv") ? "plain.csv" : "plain.jsonl");
    assertThat(call("--out", plain.toString()).status()).isZero();
    try (InputStream in =
        Streams.over("", OutputStream.nullOutputStream(), System.err).open(rows.toString())) {
      assertThat(in.readAllBytes()).isEqualTo(Files.readAllBytes(plain));
    }
  }

  // Checkpoints of complete runs.

  @Test
  void aCompleteRunLeavesNoCheckpoint() throws Exception {
    Path point = folder.resolve("point");
    Command.Result straight = call("--checkpoint", point.toString());
    assertThat(straight.status()).as(straight.err()).isZero();
    assertThat(straight.err()).doesNotContain("umpire:", point.toString());
    assertThat(folder).isEmptyDirectory();
    Path rows = folder.resolve("rows.csv");
    half(rows);
    Files.writeString(folder.resolve("point.new"), "half a draft");
    Command.Result resumed = Command.call("simulate", "--resume", point.toString());
    assertThat(resumed.status()).as(resumed.err()).isZero();
    assertThat(resumed.err()).doesNotContain("umpire:", point.toString());
    assertThat(resumed.out()).isEqualTo(straight.out());
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("rows.csv", "rows.csv.meta.json");
  }

  /// If the rows cannot be finished, everything needed to try again is kept.
  @Test
  void rowsThatFailInTheEndKeepTheCheckpoint() throws Exception {
    Path rows = folder.resolve("rows.locked");
    Path lock = Files.createFile(LockedFormat.lock(rows));
    Path point = folder.resolve("point");
    Command.Result locked = call("--out", rows.toString(), "--checkpoint", point.toString());
    assertThat(locked.err()).contains("umpire: cannot write " + rows + ": it is locked");
    assertThat(locked.status()).isEqualTo(Status.IO_FAILURE);
    assertThat(point).exists();
    Files.delete(lock);
    Command.Result resumed = Command.call("simulate", "--resume", point.toString());
    assertThat(resumed.status()).as(resumed.err()).isZero();
    assertThat(resumed.out()).isEqualTo(locked.out());
    assertThat(Files.readAllLines(rows)).hasSize(301);
    assertThat(point).doesNotExist();
  }

  @Test
  void aPageThatFailsKeepsTheCheckpoint() throws Exception {
    Path page = full("page.html");
    Path rows = folder.resolve("rows.csv");
    Path point = folder.resolve("point");
    Command.Result first =
        call("--out", "" + rows, "--report", "" + page, "--checkpoint", "" + point);
    assertThat(first.status()).isEqualTo(Status.IO_FAILURE);
    assertThat(point).exists();
    String before = Files.readString(rows);
    Files.delete(page);
    Command.Result resumed = Command.call("simulate", "--resume", point.toString());
    assertThat(resumed.status()).as(resumed.err()).isZero();
    assertThat(resumed.out()).isEqualTo(first.out());
    assertThat(rows).hasContent(before);
    assertThat(page).isNotEmptyFile();
    assertThat(point).doesNotExist();
  }

  // Rows on standard output.

  @Test
  void rowsOnStandardOutputAreThoseOfTheFile() throws Exception {
    Path csv = folder.resolve("rows.csv");
    Command.Result told = call("--out", csv.toString());
    Command.Result streamed = call("--out", "-");
    assertThat(streamed.out()).isEqualTo(Files.readString(csv));
    assertThat(streamed.err()).startsWith(told.out());
    assertThat(streamed.status()).isZero();
    Path jsonl = folder.resolve("rows.jsonl");
    told = call("--out", jsonl.toString(), "--format", "jsonl");
    streamed = call("--out", "-", "--format", "jsonl");
    assertThat(streamed.out()).isEqualTo(Files.readString(jsonl));
    assertThat(streamed.err()).startsWith(told.out());
    assertThat(Path.of("-")).doesNotExist();
  }

  @Test
  void whatWentToStandardOutputCannotBeTakenBack() {
    Command.Result result = call("--out", "-", "--checkpoint", folder.resolve("point").toString());
    assertThat(result.status()).isEqualTo(Status.WRONG_USE);
    assertThat(result.err()).contains("--checkpoint needs rows in a file");
    assertThat(deaf(words("--out", "-"))).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rows", "rows.gz", "rows.txt.gz", "rows.csv.bz2", "rows.parquet.gz"})
  void otherEndingsAreRefused(String name) {
    Command.Result result = call("--out", folder.resolve(name).toString());
    assertThat(result.status()).isEqualTo(Status.WRONG_USE);
    assertThat(result.err()).contains("the name must end in one of .csv, .jsonl, .csv.gz,");
    assertThat(folder).isEmptyDirectory();
  }

  private static HalfSimulation simulation() throws BadProfileException {
    return new HalfSimulation("common", "random", 4, "--games", "300");
  }

  /// Ends the simulation of these tests in the middle.
  private Path half(Path rows) throws Exception {
    Path point = folder.resolve("point");
    simulation().leave(point, 128, rows);
    return point;
  }

  /// A failure to write a checkpoint during the run does not stop the games.
  @Test
  void gamesGoOnWithoutACheckpoint() throws Exception {
    full("point.new");
    Path point = folder.resolve("point");
    HalfSimulation simulation = simulation();
    var checkpoints =
        new CheckpointWriter(
            simulation.caller(), Optional.of(point), Optional.empty(), Duration.ZERO);
    CannotWriteException failure =
        checkpoints.keep(List.of(new Run(simulation.simulation()).state())).orElseThrow();
    assertThat(failure).hasMessage("cannot write " + point + ": No space left on device");
    assertThat(checkpoints.hasLeft()).isFalse();
    // The draft is deleted, and there is room again.
    assertThat(checkpoints.keep(List.of(new Run(simulation.simulation()).state()))).isEmpty();
    assertThat(point).exists();
  }

  /// The default name of the checkpoint in the help is correct.
  @Test
  void theUsualCheckpointIsNamedAsInTheHelp() throws Exception {
    HalfSimulation simulation = simulation();
    var checkpoints =
        new CheckpointWriter(simulation.caller(), Optional.empty(), Optional.empty(), false);
    var run = new Run(simulation.simulation());
    assertThat(checkpoints.leave(List.of(run.state()), false)).isEmpty();
    Path left = checkpoints.leave(List.of(run.state()), true).orElseThrow();
    Files.delete(left);
    assertThat(left.toString()).matches("maumau-common-4-[0-9a-f]{8}\\.checkpoint");
    assertThat(Command.call("simulate", "--help").out().replaceAll("\\s+", " "))
        .contains("GAME-PROFILE-SEED-HASH.checkpoint");
  }
}
