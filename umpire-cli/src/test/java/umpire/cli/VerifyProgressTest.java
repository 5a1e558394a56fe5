package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.command.Compression;
import umpire.command.Streams;
import umpire.command.verify.ProgressListener;
import umpire.command.verify.ReportWriter;
import umpire.command.verify.VerifyRun;

/// A listener to the progress of verifying receives every game, and all bytes of every file.
final class VerifyProgressTest {

  @TempDir private Path folder;

  /// Records the progress it receives.
  private static final class Diary implements ProgressListener {
    private final List<Long> games = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private long bytes;

    @Override
    public void sees(long number, long read) {
      games.add(number);
      assertThat(read).isGreaterThanOrEqualTo(bytes);
      bytes = read;
    }

    @Override
    public void isToldSomething() {
      told.add("after " + games.size());
    }
  }

  private static Diary verified(Path... files) {
    var diary = new Diary();
    var nowhere = OutputStream.nullOutputStream();
    Streams streams = Streams.over("", nowhere, nowhere);
    var run = new VerifyRun(streams, new ReportWriter.Text(streams, true), true, diary);
    for (Path file : files) {
      run.verify(file.toString());
    }
    return diary;
  }

  private static String games(int count) {
    return Command.call("play", "maumau", "--games", "" + count, "--seed", "3").out();
  }

  @Test
  void everyGameAndEveryByteIsSeen() throws IOException {
    byte[] text = games(7).getBytes(StandardCharsets.UTF_8);
    Path plain = Files.write(folder.resolve("plain"), text);
    Path packed = Files.write(folder.resolve("packed"), Compression.GZIP.packed(text));
    Diary diary = verified(plain, packed);
    assertThat(diary.games).hasSize(14).first().isEqualTo(1L);
    assertThat(diary.games).last().isEqualTo(14L);
    assertThat(diary.bytes).isEqualTo(Files.size(plain) + Files.size(packed));
    assertThat(diary.told).isEmpty();
  }

  /// A line of progress must be cleared before other output.
  @Test
  void itIsToldBeforeAnythingIsSaid() throws IOException {
    Path file = folder.resolve("faulty");
    Files.writeString(file, games(2) + "\n" + games(1).replaceFirst("Game: maumau", "Game: none"));
    Diary diary = verified(file, folder.resolve("missing"));
    assertThat(diary.told).first().isEqualTo("after 2");
    assertThat(diary.told).last().isEqualTo("after 3");
  }
}
