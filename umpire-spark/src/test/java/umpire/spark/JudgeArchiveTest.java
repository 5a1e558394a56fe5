package umpire.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.command.JudgeRun;
import umpire.core.game.Game;

/// Archives judged on Spark, in this process.
final class JudgeArchiveTest {

  private static final Path EXAMPLES = Path.of("..", "examples");

  @TempDir private Path folder;

  @Test
  void everyFileIsJudgedAsIfAlone() throws Exception {
    Path archive = Files.createDirectories(folder.resolve("archive/deeper")).getParent();
    Path sample = EXAMPLES.resolve("cribbage.in");
    Files.copy(sample, archive.resolve("a.in"));
    Files.copy(sample, archive.resolve("deeper/a.in"));
    Files.writeString(archive.resolve("bad.in"), "2\n1 JD\n2 QX\n");
    Path results = folder.resolve("results");
    CommandResult result =
        CommandResult.of(
            "judge",
            "cribbage",
            archive.toString(),
            folder.resolve("missing.in").toString(),
            "--out",
            results.toString(),
            "--master",
            "local[2]");

    assertThat(result.status()).isEqualTo(66);
    assertThat(result.out()).matches("4 files, \\d+ deals, 1 fault\\n");
    assertThat(result.err())
        .contains("bad.in:3:3: ")
        .contains("cannot open " + folder.resolve("missing.in"));
    assertThat(results.resolve("a.in.out"))
        .hasSameBinaryContentAs(EXAMPLES.resolve("cribbage.out"));
    assertThat(results.resolve("deeper/a.in.out"))
        .hasSameBinaryContentAs(EXAMPLES.resolve("cribbage.out"));
    expect(archive.resolve("bad.in"), results.resolve("bad.in.out"));
    assertThat(results.resolve("a.in.out.err")).doesNotExist();
  }

  /// Checks a result against the output and the messages of `umpire judge`.
  private static void expect(Path file, Path result) throws Exception {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    Game game = Game.byId("cribbage").orElseThrow();
    JudgeRun.of(game, file.toString(), false, false, out, err);
    assertThat(Files.readAllBytes(result)).isEqualTo(out.toByteArray());
    assertThat(Path.of(result + ".err")).hasContent(err.toString(StandardCharsets.UTF_8).strip());
  }

  @Test
  void nothingIsOverwritten() throws Exception {
    Path results = Files.createDirectories(folder.resolve("results"));
    Path kept = Files.writeString(results.resolve("cribbage.in.out"), "kept");
    String sample = EXAMPLES.resolve("cribbage.in").toString();
    CommandResult result =
        CommandResult.of("judge", "cribbage", sample, "--out", results.toString());
    assertThat(result.status()).isEqualTo(64);
    assertThat(result.err()).contains("it is not empty; name a new folder");
    assertThat(kept).hasContent("kept");
    CommandResult file = CommandResult.of("judge", "cribbage", sample, "--out", kept.toString());
    assertThat(file.status()).isEqualTo(64);
    assertThat(file.err()).contains("it is not a folder");
    assertThat(kept).hasContent("kept");
  }

  @Test
  void twoFilesMayNotHaveTheSameResult() throws Exception {
    Path one = Files.createDirectories(folder.resolve("one")).resolve("a.in");
    Path two = Files.createDirectories(folder.resolve("two")).resolve("a.in");
    Files.writeString(one, "");
    Files.writeString(two, "");
    CommandResult result =
        CommandResult.of("judge", "cribbage", one.toString(), two.toString(), "--out", "results");
    assertThat(result.status()).isEqualTo(64);
    assertThat(result.err()).contains("would have the same result file");
  }
}
