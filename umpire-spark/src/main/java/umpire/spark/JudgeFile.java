package umpire.spark;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import umpire.command.JudgeRun;
import umpire.core.game.Game;

/// A task that judges one file of an archive, as `umpire judge` does.
///
/// @param game the game's id
record JudgeFile(String game, boolean strict, boolean keepGoing)
    implements Function<JudgeFile.Case, JudgeFile.Result> {

  /// The number of bytes of a file's fault messages that go into the summary.
  private static final int EXCERPT = 1 << 12;

  /// A file to judge.
  ///
  /// @param file the path of the file
  /// @param result the path of the result; fault messages go to this path with `.err` added
  record Case(String file, String result) implements Serializable {}

  /// The result of judging a file.
  ///
  /// @param status the exit status that `umpire judge` would have
  /// @param bytes the size of the file
  /// @param messages the beginning of its fault messages
  record Result(String file, int status, long records, long faults, long bytes, String messages)
      implements Serializable {}

  @Override
  public Result call(Case one) throws IOException {
    Path result = Path.of(one.result());
    Path faults = result.resolveSibling(result.getFileName() + ".err");
    Path resultDraft = draft(result);
    Path faultsDraft = draft(faults);
    try {
      JudgeRun judgeRun;
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(resultDraft));
          OutputStream err = new BufferedOutputStream(Files.newOutputStream(faultsDraft))) {
        Game judged = Game.byId(game).orElseThrow();
        judgeRun = JudgeRun.of(judged, one.file(), strict, keepGoing, out, err);
      }
      move(resultDraft, result);
      String messages = beginning(faultsDraft);
      if (!messages.isEmpty()) {
        move(faultsDraft, faults);
      }
      Path file = Path.of(one.file());
      long bytes = Files.isRegularFile(file) ? Files.size(file) : 0;
      return new Result(
          one.file(), judgeRun.status(), judgeRun.records(), judgeRun.faults(), bytes, messages);
    } finally {
      Files.deleteIfExists(resultDraft);
      Files.deleteIfExists(faultsDraft);
    }
  }

  /// The name of a file until it is complete. A task may be tried twice, even at the same time, so
  /// only a complete file gets its final name.
  private static Path draft(Path file) {
    return file.resolveSibling(
        ".%s.%d".formatted(file.getFileName(), TaskContext.get().taskAttemptId()));
  }

  private static void move(Path draft, Path file) throws IOException {
    Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  private static String beginning(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(EXCERPT), StandardCharsets.UTF_8).strip();
    }
  }
}
