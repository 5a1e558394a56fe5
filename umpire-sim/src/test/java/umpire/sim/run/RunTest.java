package umpire.sim.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.arena.Arena;
import umpire.core.arena.RowLayout;
import umpire.core.kernel.Seeds;
import umpire.sim.Lineups;
import umpire.sim.Simulation;
import umpire.sim.count.Counts;
import umpire.sim.rows.LostRowsException;
import umpire.sim.rows.RowHeader;
import umpire.sim.rows.RowText;
import umpire.sim.rows.TextRows;

final class RunTest {

  private static final long GAMES = 1_000;

  private static final Simulation SIMULATION =
      new Simulation(Lineups.of("maumau", "common", "random", "rules", "random"), 11);

  @TempDir private Path folder;

  private static Run run(Job job, long games, int threads) throws Exception {
    var run = new Run(job);
    run.playTo(games, threads, Optional.empty(), new StopFlag(), _ -> true);
    return run;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7})
  void theNumberOfThreadsDoesNotMatter(int threads) throws Exception {
    Run alone = run(SIMULATION, GAMES, 1);
    Run together = run(SIMULATION, GAMES, threads);
    assertThat(alone.gamesDone()).isEqualTo(GAMES);
    assertThat(together.totals()).isEqualTo(alone.totals());
    assertThat(together.convergence().points()).isEqualTo(alone.convergence().points());
  }

  @Test
  void anotherSeedMeansOtherGames() throws Exception {
    Run one = run(SIMULATION, 200, 1);
    Run other = run(new Simulation(SIMULATION.lineup(), 12), 200, 1);
    assertThat(other.totals()).isNotEqualTo(one.totals());
  }

  @Test
  void everyGameIsTheOneWithItsNumber() throws Exception {
    Run run = run(SIMULATION, 300, 2);
    RowLayout layout = SIMULATION.lineup().rowLayout();
    Counts lengths = run.totals().column(layout.measure(0));
    var row = new int[layout.size()];
    try (Arena arena = SIMULATION.arena()) {
      arena.play(Seeds.seedOf(11, lengths.highestGame()), row);
    }
    assertThat(row[layout.measure(0)]).isEqualTo(lengths.highest());
  }

  @ParameterizedTest
  @EnumSource
  void resumedIsAsIfNothingHadHappened(RowText.Style style) throws Exception {
    Path straight = folder.resolve("straight");
    var whole = new Run(SIMULATION);
    try (var rows = TextRows.create(straight, text(style))) {
      whole.playTo(GAMES, 2, Optional.of(rows), new StopFlag(), _ -> true);
    }
    Path broken = folder.resolve("broken");
    Path file = folder.resolve("point");
    try (var rows = TextRows.create(broken, text(style))) {
      var first = new Run(SIMULATION);
      first.playTo(GAMES, 2, Optional.of(rows), new StopFlag(), run -> run.gamesDone() < 300);
      assertThat(first.gamesDone()).isBetween(300L, GAMES - 1);
      save(first, rows.mark(), file);
      // These rows are written after the checkpoint and lost with the interruption.
      first.playTo(GAMES, 1, Optional.of(rows), new StopFlag(), run -> run.gamesDone() < 600);
    }
    Checkpoint checkpoint = Checkpoint.load(file);
    var resumed = new Run(SIMULATION, checkpoint.stands().getFirst());
    try (var rows = TextRows.resume(broken, text(style), checkpoint.rows())) {
      resumed.playTo(GAMES, 3, Optional.of(rows), new StopFlag(), _ -> true);
    }
    assertThat(resumed.totals()).isEqualTo(whole.totals());
    assertThat(resumed.convergence().points()).isEqualTo(whole.convergence().points());
    assertThat(broken).hasSameBinaryContentAs(straight);
    int names = style == RowText.Style.CSV ? 1 : 0;
    assertThat(Files.readAllLines(broken)).hasSize((int) GAMES + names);
  }

  /// Each line is a row; the facts about all rows are in a file beside it.
  @ParameterizedTest
  @EnumSource
  void everyLineIsARow(RowText.Style style) throws Exception {
    Path path = folder.resolve("rows");
    try (var rows = TextRows.create(path, text(style))) {
      new Run(SIMULATION).playTo(20, 1, Optional.of(rows), new StopFlag(), _ -> true);
    }
    List<String> lines = Files.readAllLines(path);
    String first = lines.getFirst();
    if (style == RowText.Style.CSV) {
      assertThat(first).startsWith("game,seed,seats,winner,forfeit,side1_points,side2_points,");
      assertThat(lines.get(1)).startsWith("0,");
    } else {
      assertThat(first).startsWith("{\"game\":0,\"seed\":\"").contains("\"side1_points\":");
    }
    assertThat(lines).hasSize(style == RowText.Style.CSV ? 21 : 20);
    assertThat(TextRows.facts(path))
        .content()
        .startsWith("{\"game\":\"maumau\",\"columns\":[\"game\",\"seed\",\"seats\",\"winner\"");
  }

  @ParameterizedTest
  @EnumSource
  void rowsThatAreNotThereAnyMoreAreNamed(RowText.Style style) throws Exception {
    Path path = folder.resolve("rows");
    Bookmark mark;
    try (var rows = TextRows.create(path, text(style))) {
      new Run(SIMULATION).playTo(20, 1, Optional.of(rows), new StopFlag(), _ -> true);
      mark = rows.mark();
    }
    byte[] sound = Files.readAllBytes(path);
    Files.write(path, Arrays.copyOf(sound, sound.length - 1));
    lost("changed since the checkpoint", path, style, mark);
    Files.move(path, folder.resolve("elsewhere"));
    lost("was moved or is missing: put it back", path, style, mark);
    Files.write(path, sound);
    Files.writeString(TextRows.facts(path), "{}");
    lost("describes another simulation", path, style, mark);
    Files.delete(TextRows.facts(path));
    lost("rows.meta.json was moved or is missing", path, style, mark);
    assertThat(path).hasBinaryContent(sound);
  }

  private static void lost(String why, Path path, RowText.Style style, Bookmark mark) {
    assertThatThrownBy(() -> TextRows.resume(path, text(style), mark))
        .isInstanceOf(LostRowsException.class)
        .hasMessageContaining(why)
        .hasMessageContaining(path.toString());
  }

  private static RowText text(RowText.Style style) {
    return new RowText(header(), style, Optional.empty());
  }

  private static RowHeader header() {
    return new RowHeader(
        List.of(new RowHeader.Fact("game", "maumau")), 11, "random", SIMULATION.columns());
  }

  private static void save(Run run, Bookmark rows, Path file) throws IOException {
    new Checkpoint(
            "simulate",
            List.of("maumau", "--games", "1000"),
            "build",
            List.of("hash"),
            rows,
            List.of(run.state()))
        .save(file);
  }

  @Test
  void damagedCheckpointsAreRefused() throws Exception {
    Path file = folder.resolve("point");
    save(run(SIMULATION, 128, 1), Bookmark.NONE, file);
    byte[] sound = Files.readAllBytes(file);
    for (int length : new int[] {0, 5, 19, 24, sound.length / 2, sound.length - 1}) {
      Files.write(file, Arrays.copyOf(sound, length));
      assertThatThrownBy(() -> Checkpoint.load(file)).isInstanceOf(IOException.class);
    }
    byte[] changed = sound.clone();
    changed[sound.length / 2] ^= 1;
    Files.write(file, changed);
    assertThatThrownBy(() -> Checkpoint.load(file))
        .hasMessageStartingWith("the checkpoint is damaged");
    Files.writeString(file, "game,seed\n1,2\nand so on, a file of something else");
    assertThatThrownBy(() -> Checkpoint.load(file))
        .hasMessage("it is not a checkpoint of a simulation");
  }

  @Test
  void whatWasKnownWhenItStoppedIsKept() throws Exception {
    var stop = new StopFlag();
    var run = new Run(SIMULATION);
    run.playTo(
        1_000_000_000L,
        2,
        Optional.empty(),
        stop,
        now -> {
          stop.set();
          return true;
        });
    assertThat(run.gamesDone()).isPositive().isLessThan(100_000);
    assertThat(run.totals()).isEqualTo(run(SIMULATION, run.gamesDone(), 1).totals());
  }

  @Test
  void aBugInAGameIsNotSwallowed() {
    Job broken =
        new Job() {
          @Override
          public long seed() {
            return 1;
          }

          @Override
          public List<String> columns() {
            return List.of("x");
          }

          @Override
          public Arena arena() {
            return (seed, row) -> {
              throw new IllegalStateException("planted");
            };
          }

          @Override
          public int chunk() {
            return 8;
          }
        };
    assertThatThrownBy(() -> run(broken, 100, 2)).hasMessage("planted");
  }
}
