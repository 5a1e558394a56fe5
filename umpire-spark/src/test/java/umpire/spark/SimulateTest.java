package umpire.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.core.kernel.Seeds;
import umpire.core.text.TextPage;
import umpire.core.text.TextWriter;
import umpire.sim.Forfeits;
import umpire.sim.Simulation;
import umpire.sim.count.Confidence;
import umpire.sim.count.Totals;
import umpire.sim.run.Span;
import umpire.sim.table.SimulationResult;

/// Simulations on Spark, in this process.
final class SimulateTest {

  @TempDir private Path folder;

  @Test
  void anyNumberOfPartsGivesTheBytesOfTheEngine() throws Exception {
    List<Simulation> simulations =
        List.of(
            Expected.simulation("maumau", "classic", List.of("rules", "random", "rules"), 5),
            Expected.simulation("cribbage", "classic", List.of("rules", "random"), -1));
    try (var spark = new JavaSparkContext(conf())) {
      for (Simulation simulation : simulations) {
        byte[] expected = Expected.totals(simulation, 301).toBytes();
        for (int parts : List.of(1, 2, 3, 7, 301)) {
          assertThat(totals(simulation, 301, parts, spark).toBytes())
              .as("%s in %d parts", simulation.lineup().game().id(), parts)
              .isEqualTo(expected);
        }
      }
    }
  }

  private static Totals totals(Simulation simulation, long games, int parts, JavaSparkContext spark)
      throws Exception {
    List<Integer> numbers = IntStream.range(0, parts).boxed().toList();
    return Totals.fromBytes(
        spark
            .parallelize(numbers, parts)
            .map(new PlayPart(Order.of(simulation), games, parts, null))
            .reduce(new AddUp()));
  }

  @Test
  void partsAreAllGamesOnce() {
    for (long games : List.of(1L, 7L, 1_000L, 200_000_000_001L)) {
      for (int parts : List.of(1, 2, 3, 7, 1000)) {
        long next = 0;
        for (int part = 0; part < parts; part++) {
          Span span = PlayPart.span(games, parts, part);
          assertThat(span.from()).isEqualTo(next);
          next = span.to();
        }
        assertThat(next).isEqualTo(games);
      }
    }
  }

  /// The report is the engine's, and Spark SQL finds the engine's rows in the files.
  @Test
  void printsAndWritesTheResultsOfTheEngine() throws Exception {
    Path rows = folder.resolve("games");
    CommandResult result =
        CommandResult.of(
            "simulate",
            "cribbage",
            "--profile",
            "classic",
            "--games",
            "250",
            "--seed",
            "17",
            "--seats",
            "rules,random",
            "--master",
            "local[2]",
            "--partitions",
            "3",
            "--out",
            rows.toString());
    assertThat(result.err()).contains("games/s");
    assertThat(result.status()).isZero();
    var simulation = Expected.simulation("cribbage", "classic", List.of("rules", "random"), 17);
    Totals totals = Expected.totals(simulation, 250);
    assertThat(result.out()).isEqualTo(report(simulation, totals));
    assertThat(rows.toFile().list())
        .containsExactlyInAnyOrder(
            "part-00000.parquet", "part-00001.parquet", "part-00002.parquet");
    expectRows(rows, simulation);

    String wins = totals.column(0).times(1) + "\t" + totals.column(2).sum();
    CommandResult query =
        CommandResult.of(
            "query",
            "SELECT count_if(winner = 1) AS wins, sum(side1_points) AS points FROM games",
            rows.toString(),
            "--master",
            "local[2]");
    assertThat(query.out()).isEqualTo("wins\tpoints\n" + wins + "\n");
  }

  private static String report(Simulation simulation, Totals totals) {
    var out = new ByteArrayOutputStream();
    new SimulationResult(
            simulation.lineup(), simulation.seed(), totals, Forfeits.NONE, Confidence.NINETY_FIVE)
        .print(false, new TextPage(new TextWriter(out), 0));
    return out.toString(StandardCharsets.UTF_8);
  }

  private static void expectRows(Path files, Simulation simulation) throws Exception {
    var expected = new int[simulation.columns().size()];
    try (SparkSession spark = SparkSession.builder().config(conf()).getOrCreate();
        var arena = simulation.arena()) {
      Dataset<Row> games = spark.read().parquet(files.toString()).orderBy("game");
      assertThat(games.columns()).startsWith("game", "seed", "seats", "winner", "forfeit");
      List<Row> rows = games.collectAsList();
      assertThat(rows).hasSize(250);
      for (int game = 0; game < 250; game++) {
        Row row = rows.get(game);
        long seed = Seeds.seedOf(17, game);
        arena.play(seed, expected);
        assertThat(row.getLong(0)).isEqualTo(game);
        assertThat(row.getLong(1)).isEqualTo(seed);
        assertThat(row.getString(2)).isEqualTo("rules random");
        for (int i = 0; i < expected.length; i++) {
          assertThat(row.getInt(3 + i)).as("game %d, column %d", game, i).isEqualTo(expected[i]);
        }
      }
    }
  }

  @Test
  void mistakesAreReportedBeforeAnyGame() throws Exception {
    Files.writeString(folder.resolve("something"), "here");
    assertThat(CommandResult.of("simulate", "maumau", "--out", folder.toString()))
        .matches(result -> result.status() == 64)
        .matches(result -> result.err().contains("it is not empty"));
    assertThat(CommandResult.of("simulate", "chess").err()).contains("there is no game 'chess'");
    assertThat(CommandResult.of("simulate", "maumau", "--seats", "nobody").status()).isEqualTo(64);
    assertThat(CommandResult.of("simulate", "maumau", "--seats", "exec:cat").err())
        .contains("bots cannot play on a cluster");
    assertThat(CommandResult.of("simulate", "maumau", "--confidence", "7").status()).isEqualTo(64);
    assertThat(CommandResult.of("simulate", "maumau", "--games", "0").out())
        .contains("No game was played");
    assertThat(CommandResult.of("simulate", "maumau", "--partitions", "-1").status()).isEqualTo(64);
    assertThat(CommandResult.of().status()).isEqualTo(64);
    assertThat(CommandResult.of("simulat", "--help"))
        .matches(result -> result.status() == 64)
        .matches(result -> result.err().contains("there is no command 'simulat'"));
  }

  /// Every failure is reported in one line, without a stack trace.
  @Test
  void failuresOfSparkAreReportedInOneLine() throws Exception {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Path file = Files.writeString(folder.resolve("file"), "text");
    expectTrouble(
        66, "cannot open nowhere: there is no such file or folder", "query", "SELECT 1", "nowhere");
    expectTrouble(
        66, "expected Parquet files of games, found none", "query", "SELECT 1", empty.toString());
    expectTrouble(65, "/file is not a complete Parquet file", "query", "SELECT 1", file.toString());
    expectTrouble(64, "--master: Could not parse", "simulate", "maumau", "--master", "nonsense");
    Path rows = folder.resolve("rows");
    CommandResult.of(
        "simulate", "maumau", "--games", "1", "--out", rows.toString(), "--master", "local[1]");
    for (String question : List.of("SELEC 1", "SELECT nothing FROM games", "SELECT 1 FROM none")) {
      expectTrouble(64, "cannot run the query: ", "query", question, rows.toString());
    }
  }

  @Test
  void aMissingMasterIsReported() {
    String[] said = {
      "Cannot invoke \"…\" because the return value of \"org.apache.spark.SparkContext.dagScheduler()\"",
      "Cannot call methods on a stopped SparkContext.\nThis stopped SparkContext was created at:"
    };
    for (String message : said) {
      assertThat(Trouble.of(new IllegalStateException(message)))
          .isEqualTo(new Trouble(74, "the master does not answer; check that it is running"));
    }
  }

  private static void expectTrouble(int status, String words, String... args) {
    CommandResult result = CommandResult.of(args);
    String said = result.err().replaceAll("(?m)^umpire-cluster: warning: .*\n", "");
    assertThat(said).startsWith("umpire-cluster: ").contains(words).hasLineCount(1);
    assertThat(result.status()).isEqualTo(status);
    assertThat(result.out()).isEmpty();
  }

  @Test
  void oldJavaIsDoubted() {
    assertThat(Main.isDoubtful(Runtime.Version.parse("25.0.2+10"))).isTrue();
    assertThat(Main.isDoubtful(Runtime.Version.parse("25.0.3+9-LTS"))).isFalse();
    assertThat(Main.isDoubtful(Runtime.Version.parse("26"))).isFalse();
  }

  private static SparkConf conf() {
    return new SparkConf()
        .setAppName("test")
        .setMaster("local[2]")
        .set("spark.ui.enabled", "false");
  }
}
