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
      rehearseCompleteGames(args[0]);
      rehearse("--help");
      rehearse("judge", "--help");
    }
  }

  private static void rehearseCompleteGames(String folder) {
    for (Game<?> game : Game.all()) {
      rehearse("play", game.id(), "--seats", "random");
      rehearse("profiles", game.id());
    }
    for (File record : files(folder, ".rec")) {
      rehearse("verify", record.getPath());
      rehearse("explain", record.getPath());
      rehearse("convert", "--to", "jsonl", record.getPath());
    }
  }

  /// Records are called `GAME.in`; the others in the folder are further records of cribbage.
  private static String gameOf(File record) {
    String name = record.getName();
    String game = name.substring(0, name.length() - ".in".length());
    return Game.named(game).isPresent() ? game : "cribbage";
  }

  private static File[] examples(String folder) {
    return files(folder, ".in");
  }

  private static File[] files(String folder, String ending) {
    File[] files = new File(folder).listFiles((_, name) -> name.endsWith(ending));
    return files == null ? new File[0] : files;
  }

  private static void rehearse(String... args) {
    var nowhere = new ByteArrayOutputStream();
    Main.run(
        args, Streams.of(InputStream.nullInputStream(), nowhere, new PrintStream(nowhere), false));
  }
}
