package umpire.cli;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStream;
import java.io.PrintStream;
import umpire.core.Game;

/// Runs the usual calls once, so that the launcher can record which classes they need in the JVM's
/// start-up cache. Not a command.
public final class Rehearsal {

  private Rehearsal() {}

  /// Rehearses on every record of a folder, the first argument; only judging, if the second one
  /// says `judge`.
  public static void main(String[] args) {
    boolean judgeOnly = args[1].equals("judge");
    for (File record : examples(args[0])) {
      String game = gameOf(record);
      rehearse("judge", game, record.getPath());
      if (!judgeOnly) {
        rehearse("explain", game, record.getPath());
        rehearse("explain", game, record.getPath(), "--format", "jsonl");
        rehearse("rules", game);
        rehearse("generate", game, "--cases", "2");
      }
    }
    if (!judgeOnly) {
      rehearse("--help");
      rehearse("judge", "--help");
    }
  }

  /// Records are called `GAME.in`; the others in the folder are further records of cribbage.
  private static String gameOf(File record) {
    String name = record.getName();
    String game = name.substring(0, name.length() - ".in".length());
    return Game.named(game).isPresent() ? game : "cribbage";
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
