package umpire.cli;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStream;
import java.io.PrintStream;

/// Runs the usual calls once, so that the launcher can record which classes they need in the JVM's
/// start-up cache. Not a command.
public final class Rehearsal {

  private Rehearsal() {}

  /// Rehearses on every record of the folder that is the only argument.
  public static void main(String[] args) {
    for (File record : examples(args[0])) {
      String game = record.getName().replace(".in", "");
      rehearse("judge", game, record.getPath());
      rehearse("explain", game, record.getPath());
      rehearse("explain", game, record.getPath(), "--format", "jsonl");
      rehearse("rules", game);
      rehearse("generate", game, "--cases", "2");
    }
    rehearse("--help");
    rehearse("judge", "--help");
  }

  private static File[] examples(String folder) {
    File[] records = new File(folder).listFiles((_, name) -> name.endsWith(".in"));
    return records == null ? new File[0] : records;
  }

  private static void rehearse(String... args) {
    var nowhere = new ByteArrayOutputStream();
    Main.run(
        args, Streams.of(InputStream.nullInputStream(), nowhere, new PrintStream(nowhere), false));
  }
}
