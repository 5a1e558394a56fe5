package umpire.cli.interactive;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import umpire.command.Failure;
import umpire.command.Streams;
import umpire.core.text.Sentence;

/// Saves the record of a game that its player leaves abruptly: by Ctrl-C or Ctrl-D, or because the
/// terminal or the machine goes down.
final class KeptGame implements AutoCloseable {

  private final TerminalGame<?> game;
  private final Path folder;
  private final Streams streams;
  private final Thread hook = new Thread(this::keep, "kept game");

  /// @param folder the folder for records
  KeptGame(TerminalGame<?> game, Path folder, Streams streams) {
    this.game = game;
    this.folder = folder;
    this.streams = streams;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /// Writes the record to a new file and prints its name, unless everything in it was saved
  /// already.
  void keep() {
    if (!game.hasUnsaved()) {
      return;
    }
    try {
      Path file = written(game.record());
      game.saved();
      complain(
          Sentence.of("the record of your game is in {file}; 'umpire verify' reads it")
              .fact("file", file.toString()));
    } catch (IOException failure) {
      complain(
          Sentence.of("the record of your game is lost: {why}")
              .fact("why", Failure.inWords(failure)));
    }
  }

  private void complain(Sentence what) {
    streams.complain(streams.language().say(what));
  }

  /// Writes the record to a file that does not exist yet, and returns it.
  private Path written(String record) throws IOException {
    for (int number = 1; ; number++) {
      Path file = folder.resolve(game.label() + (number == 1 ? "" : "-" + number) + ".rec");
      try {
        return Files.writeString(file, record, StandardOpenOption.CREATE_NEW);
      } catch (FileAlreadyExistsException taken) {
        // try the next number
      }
    }
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // the hook is running already
    }
  }
}
