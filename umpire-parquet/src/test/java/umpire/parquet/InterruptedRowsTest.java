package umpire.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.sim.rows.LostRowsException;
import umpire.sim.rows.RowHeader;
import umpire.sim.run.Bookmark;
import umpire.sim.run.Engine;
import umpire.sim.run.RowFile;
import umpire.sim.run.Span;
import umpire.sim.run.StopFlag;

/// However a program that writes rows is interrupted, the rows up to its last checkpoint stay.
final class InterruptedRowsTest {

  private static final Wheel JOB = new Wheel(42, 6, true);
  private static final RowHeader HEADER =
      new RowHeader(
          List.of(new RowHeader.Fact("seed", "42")), 42, "rules," + "x".repeat(90), JOB.columns());
  private static final ParquetFormat FORMAT = new ParquetFormat();

  @TempDir private Path folder;

  private Path path;

  @BeforeEach
  void name() {
    path = folder.resolve("games.parquet");
  }

  private static void play(RowFile rows, long from, long to)
      throws IOException, InterruptedException {
    new Engine(JOB, 2, Optional.of(rows), new StopFlag()).play(new Span(from, to), _ -> true);
  }

  private void writeInOnePiece(Path file, long games) throws IOException, InterruptedException {
    try (RowFile rows = FORMAT.create(file, HEADER)) {
      play(rows, 0, games);
      rows.finish();
    }
  }

  private List<String> files() throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  /// Marks on the way do not change a byte of the final file.
  @Test
  void marksLeaveNoTrace() throws Exception {
    long games = 2_300_000;
    Path straight = folder.resolve("straight.parquet");
    writeInOnePiece(straight, games);
    try (RowFile rows = FORMAT.create(path, HEADER)) {
      long done = 0;
      for (long to : new long[] {1, 500, 40_000, 1_048_576, 1_048_577, 2_200_000, games}) {
        play(rows, done, to);
        done = to;
        Bookmark mark = rows.mark();
        rows.onMarkSaved();
        expectMarked(mark, done);
      }
      rows.finish();
    }
    assertThat(path).hasSameBinaryContentAs(straight);
    assertThat(files()).containsExactly("games.parquet", "straight.parquet");
  }

  /// The parts of a mark are complete files, no other parts remain, and together they hold each row
  /// once.
  private void expectMarked(Bookmark mark, long games) throws Exception {
    var names = new ArrayList<String>();
    for (long part : mark.places()) {
      names.add("'" + new Parts(path).part(part) + "'");
    }
    List<String> answer =
        ReadBack.ask(
            "select count(*), count(distinct game), min(game), max(game) from read_parquet("
                + names
                + ")");
    assertThat(answer).containsExactly("" + games, "" + games, "0", Long.toString(games - 1));
  }

  @Test
  void goesOnFromTheLastMark() throws Exception {
    Bookmark mark;
    RowFile abandoned = FORMAT.create(path, HEADER);
    play(abandoned, 0, 30_000);
    abandoned.mark();
    abandoned.onMarkSaved();
    play(abandoned, 30_000, 1_100_000);
    mark = abandoned.mark();
    abandoned.onMarkSaved();
    play(abandoned, 1_100_000, 2_200_000);
    abandoned.mark(); // never got into a checkpoint
    // The rows are neither finished nor closed, as if the program had been killed.
    try (RowFile rows = FORMAT.resume(path, HEADER, mark, 1_100_000)) {
      play(rows, 1_100_000, 1_500_000);
      rows.finish();
    }
    ReadBack.expectRows(path, JOB, HEADER, new Span(0, 1_500_000));
    assertThat(ReadBack.facts(path)).containsEntry("seed", "42");
    assertThat(files()).containsExactly("games.parquet");
  }

  /// Short groups are filled up when parts are joined.
  @Test
  void manyInterruptionsMakeNoSmallGroups() throws Exception {
    Bookmark mark = Bookmark.NONE;
    for (int i = 0; i < 20; i++) {
      try (RowFile rows =
          i == 0 ? FORMAT.create(path, HEADER) : FORMAT.resume(path, HEADER, mark, 1_000L * i)) {
        play(rows, 1_000L * i, 1_000L * (i + 1));
        mark = rows.mark();
        rows.onMarkSaved();
      }
    }
    try (RowFile rows = FORMAT.resume(path, HEADER, mark, 20_000)) {
      rows.finish();
    }
    ReadBack.expectRows(path, JOB, HEADER, new Span(0, 20_000));
    assertThat(
            ReadBack.ask(
                "select count(distinct row_group_id) from parquet_metadata('" + path + "')"))
        .containsExactly("1");
  }

  /// The program is killed after the parts are joined and before a checkpoint records it.
  @Test
  void whatIsFinishedIsFinishedOnceMore() throws Exception {
    RowFile killed = FORMAT.create(path, HEADER);
    play(killed, 0, 5_000);
    Bookmark mark = killed.mark();
    killed.onMarkSaved();
    killed.finish();
    for (int i = 0; i < 2; i++) {
      try (RowFile rows = FORMAT.resume(path, HEADER, mark, 5_000)) {
        rows.finish();
      }
      ReadBack.expectRows(path, JOB, HEADER, new Span(0, 5_000));
      assertThat(files()).containsExactly("games.parquet");
    }
  }

  @Test
  void rowsThatAreNotThereAnyMoreAreNamed() throws Exception {
    Bookmark mark;
    try (RowFile rows = FORMAT.create(path, HEADER)) {
      play(rows, 0, 5_000);
      mark = rows.mark();
      rows.onMarkSaved();
    }
    Path part = new Parts(path).part(mark.places().getFirst());
    assertThatThrownBy(() -> FORMAT.resume(path, HEADER, mark, 6_000))
        .isInstanceOf(LostRowsException.class)
        .hasMessageContaining("expected 6000 rows, found 5000");
    assertThatThrownBy(() -> FORMAT.create(path, HEADER))
        .hasMessageContaining(part + ": an interrupted simulation has left it");
    Files.write(part, new byte[100]);
    assertThatThrownBy(() -> FORMAT.resume(path, HEADER, mark, 5_000))
        .isInstanceOf(LostRowsException.class)
        .hasMessageContaining(part + ": it is not a complete Parquet file");
    Files.delete(part);
    assertThatThrownBy(() -> FORMAT.resume(path, HEADER, mark, 5_000))
        .isInstanceOf(LostRowsException.class)
        .hasMessageContaining(part + " was moved or is missing");
  }

  /// Rows that no checkpoint covers are deleted.
  @Test
  void nothingIsLeftOfRowsWithoutAMark() throws Exception {
    try (RowFile rows = FORMAT.create(path, HEADER)) {
      play(rows, 0, 1_100_000);
    }
    assertThat(files()).isEmpty();
  }

  /// The program is killed without warning, as by a machine that runs out of memory.
  @Test
  void aKillTakesOnlyWhatCameAfterTheMark() throws Exception {
    Path output = Files.createTempFile("marks", ".txt");
    Process writer = endless("", output);
    while (writer.isAlive() && Files.readAllLines(output).size() < 4) {
      Thread.sleep(20);
    }
    assertThat(writer.isAlive()).as(Files.readString(output)).isTrue();
    writer.destroyForcibly();
    assertThat(writer.waitFor(1, TimeUnit.MINUTES)).isTrue();
    List<String> marks = Files.readAllLines(output);
    Files.delete(output);
    resumeFrom(marks.getLast());
  }

  /// No file may exceed a few megabytes, as on a disk that is full.
  @Test
  void aFullDiskTakesOnlyWhatCameAfterTheMark() throws Exception {
    Path output = Files.createTempFile("marks", ".txt");
    Process writer = endless("ulimit -f 8000; ", output);
    assertThat(writer.waitFor(2, TimeUnit.MINUTES)).isTrue();
    List<String> marks = Files.readAllLines(output);
    Files.delete(output);
    assertThat(marks).hasSizeGreaterThan(1);
    assertThat(marks.get(1)).isEqualTo("File too large");
    resumeFrom(marks.getFirst());
  }

  private Process endless(String before, Path output) throws IOException {
    return new ProcessBuilder(
            "bash",
            "-c",
            before + "exec \"$@\"",
            "endless",
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            "umpire.parquet.InterruptedRowsTest$Endless",
            path.toString())
        .redirectErrorStream(true)
        .redirectOutput(output.toFile())
        .start();
  }

  /// Resumes from a printed mark.
  ///
  /// @param mark the number of games, and the parts that hold them
  private void resumeFrom(String mark) throws Exception {
    String[] words = mark.split(" ");
    long games = Long.parseLong(words[0]);
    var places = new ArrayList<Long>();
    for (int i = 1; i < words.length; i++) {
      places.add(Long.parseLong(words[i]));
    }
    long all = games + 100_000;
    try (RowFile rows = FORMAT.resume(path, HEADER, new Bookmark(places), games)) {
      play(rows, games, all);
      rows.finish();
    }
    ReadBack.expectRows(path, JOB, HEADER, new Span(0, all));
    assertThat(files()).containsExactly("games.parquet");
  }

  /// Writes rows and prints marks without end. A mark counts as kept once it is printed.
  static final class Endless {

    public static void main(String[] args) throws Exception {
      try (RowFile rows = FORMAT.create(Path.of(args[0]), HEADER)) {
        for (long games = 0; ; games += 400_000) {
          play(rows, games, games + 400_000);
          var line = new StringBuilder().append(games + 400_000);
          for (long place : rows.mark().places()) {
            line.append(' ').append(place);
          }
          System.out.println(line);
          System.out.flush();
          rows.onMarkSaved();
        }
      } catch (IOException failure) {
        System.out.println(failure.getMessage());
      }
    }
  }
}
