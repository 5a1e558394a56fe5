package umpire.cli;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStream;
import java.io.PrintStream;
import umpire.command.Streams;
import umpire.core.game.Game;

/// Runs the usual commands once, so that the launcher can record which classes they need in the
/// JVM's start-up cache. Not a command.
public final class StartupTraining {

  private StartupTraining() {}

  /// Trains on every record of the folder in the first argument; only the judging if the second
  /// argument is `judge`.
  public static void main(String[] args) {
    boolean judgeOnly = args[1].equals("judge");
    for (File record : examples(args[0])) {
      String game = gameOf(record);
      train("judge", game, record.getPath());
      if (!judgeOnly) {
        train("explain", game, record.getPath());
        train("explain", game, record.getPath(), "--format", "jsonl");
        train("rules", game);
        train("generate", game, "--cases", "2");
      }
    }
    if (!judgeOnly) {
      trainOnCompleteGames(args[0]);
      train("--help");
      train("judge", "--help");
    }
  }

  private static void trainOnCompleteGames(String folder) {
    for (Game game : Game.all()) {
      train("play", game.id(), "--seats", "random");
      train("profiles", game.id());
      train("strategies", game.id());
      game.counter().ifPresent(_ -> train("count", game.id(), "8"));
    }
    for (File record : files(folder, ".rec")) {
      train("verify", record.getPath());
      train("verify", record.getPath(), "--quiet");
      train("explain", record.getPath());
      train("ask", record.getPath(), "--after", "10");
      train("ask", record.getPath(), "--view", "arbiter");
      train("convert", "--to", "jsonl", record.getPath());
    }
  }

  /// The game of a classic example: files are named `GAME.in`, and those with another name are
  /// cribbage.
  private static String gameOf(File record) {
    String name = record.getName();
    String game = name.substring(0, name.length() - ".in".length());
    return Game.byId(game).isPresent() ? game : "cribbage";
  }

  private static File[] examples(String folder) {
    return files(folder, ".in");
  }

  private static File[] files(String folder, String ending) {
    File[] files = new File(folder).listFiles((_, name) -> name.endsWith(ending));
    return files == null ? new File[0] : files;
  }

  private static void train(String... args) {
    var nowhere = new ByteArrayOutputStream();
    Main.run(
        args, Streams.of(InputStream.nullInputStream(), nowhere, new PrintStream(nowhere), false));
  }
}
