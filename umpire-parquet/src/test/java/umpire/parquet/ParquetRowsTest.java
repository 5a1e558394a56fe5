package umpire.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.sim.Lineup;
import umpire.sim.Simulation;
import umpire.sim.rows.RowFormat;
import umpire.sim.rows.RowHeader;
import umpire.sim.rows.RowHeader.Fact;
import umpire.sim.run.BuildId;
import umpire.sim.run.Engine;
import umpire.sim.run.Job;
import umpire.sim.run.RowFile;
import umpire.sim.run.Span;
import umpire.sim.run.StopFlag;

/// Files that the engine has written and another program reads hold the rows of the arena.
final class ParquetRowsTest {

  @TempDir private Path folder;

  /// Cases with no row, one row, about a page, about a group; from the first game and from later
  /// ones.
  @ParameterizedTest
  @CsvSource({
    "0, 0, 1",
    "0, 1, 1",
    "5, 12, 2",
    "0, 32767, 1",
    "0, 32768, 2",
    "100000, 132769, 2",
    "0, 1048576, 2",
    "7000000000, 7001100001, 2"
  })
  void everyRowIsReadBack(long from, long to, int threads) throws Exception {
    Path path = folder.resolve("rows.parquet");
    var job = new Wheel(42, 6, true);
    var games = new Span(from, to);
    write(path, job, header(job), games, threads);
    ReadBack.expectRows(path, job, header(job), games);
  }

  @Test
  void sameBytesOnOneThreadOrMore() throws Exception {
    var job = new Wheel(42, 9, false);
    write(folder.resolve("1.parquet"), job, header(job), new Span(3, 100_000), 1);
    write(folder.resolve("3.parquet"), job, header(job), new Span(3, 100_000), 3);
    assertThat(folder.resolve("1.parquet")).hasSameBinaryContentAs(folder.resolve("3.parquet"));
  }

  @Test
  void gamesOfMauMau() throws Exception {
    Game game = Game.byId("maumau").orElseThrow();
    var job = new Simulation(lineup(game, game.complete().orElseThrow()), -9);
    Path path = folder.resolve("maumau.parquet");
    var header =
        new RowHeader(
            List.of(
                new Fact("seed", "-9"),
                new Fact("profile-hash", job.lineup().profile().hash()),
                new Fact("build", BuildId.current())),
            -9,
            "rules,random,rules",
            job.columns());
    write(path, job, header, new Span(0, 700), 2);
    ReadBack.expectRows(path, job, header, new Span(0, 700));
    assertThat(ReadBack.facts(path))
        .containsEntry("seed", "-9")
        .containsEntry("profile-hash", job.lineup().profile().hash())
        .containsEntry("build", BuildId.current());
  }

  private static <K extends Kernel<K>> Lineup<K> lineup(Game game, CompleteGame<K> whole) {
    return new Lineup<>(
        game, whole, whole.profiles().standard(), List.of("rules", "random", "rules"));
  }

  @Test
  void overwritesWhatWasThere() throws Exception {
    Path path = folder.resolve("rows.parquet");
    Files.writeString(path, "something else".repeat(100_000));
    var job = new Wheel(1, 4, true);
    write(path, job, header(job), new Span(0, 10), 1);
    ReadBack.expectRows(path, job, header(job), new Span(0, 10));
  }

  @Test
  void saysWhereItCannotWrite() {
    var job = new Wheel(1, 4, true);
    Path path = folder.resolve("missing/rows.parquet");
    assertThatThrownBy(() -> create(path, header(job)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("missing/rows.part1.parquet");
  }

  /// Six million rows, a hundred megabytes in all, pass through a program with little memory.
  @Test
  void memoryIsThatOfOneGroup() throws Exception {
    Path log = folder.resolve("log");
    var java =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-Xmx72m",
            "-cp",
            System.getProperty("java.class.path"),
            "umpire.parquet.RowSpeed",
            "6M",
            "2",
            folder.resolve("large.parquet").toString());
    Process process = java.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try {
      assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
      assertThat(process.exitValue()).as(Files.readString(log)).isZero();
    } finally {
      process.destroyForcibly();
    }
  }

  private static RowHeader header(Job job) {
    return new RowHeader(
        List.of(new Fact("seed", Long.toString(job.seed())), new Fact("über", "Grüße")),
        job.seed(),
        "rules,rändom",
        job.columns());
  }

  private static void write(Path path, Job job, RowHeader header, Span games, int threads)
      throws IOException, InterruptedException {
    try (RowFile rows = create(path, header)) {
      new Engine(job, threads, Optional.of(rows), new StopFlag()).play(games, _ -> true);
      rows.finish();
    }
  }

  /// Creates a file through the service, as the simulator does.
  private static RowFile create(Path path, RowHeader header) throws IOException {
    for (RowFormat format : ServiceLoader.load(RowFormat.class)) {
      if (format.ending().equals("parquet")) {
        return format.create(path, header);
      }
    }
    throw new AssertionError("no format for Parquet files");
  }
}
