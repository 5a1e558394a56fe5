package umpire.bench;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.GeneratorOptions;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.game.Game;
import umpire.core.text.BadInputException;
import umpire.core.text.TextWriter;

/// Judges an input as `umpire judge` does: reads, validates, plays, formats, writes.
final class Judging {

  private static final ReadOptions LENIENT = new ReadOptions(false, _ -> {});

  private final Game game;
  private final byte[] input;

  /// Creates an input of `cases` generated records of the game's usual shape.
  Judging(Game game, int cases) {
    this.game = game;
    var text = new ByteArrayOutputStream();
    var writer = new TextWriter(text);
    String shape = game.classic().shapes().getFirst().name();
    game.classic().generate(new GeneratorOptions(cases, 1, 0, shape), writer);
    writer.flush();
    input = text.toByteArray();
  }

  int bytes() {
    return input.length;
  }

  /// Judges the input and discards the output.
  void run() {
    judge(OutputStream.nullOutputStream());
  }

  /// Judges the input and returns a checksum of the output.
  long checksum() {
    var out = new CheckedOutputStream(OutputStream.nullOutputStream(), new CRC32());
    judge(out);
    return out.getChecksum().getValue();
  }

  private void judge(OutputStream to) {
    try {
      var out = new TextWriter(to);
      ClassicReader reader =
          game.classic().open(new WordReader(new ByteArrayInputStream(input)), LENIENT);
      RulingLog log = reader.printsFromLog() ? new RulingLog() : RulingLog.none();
      while (reader.step(log)) {
        reader.print(log, out);
        log.clear();
      }
      out.flush();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (BadInputException fault) {
      throw new IllegalStateException(fault.line() + ": " + fault.description(), fault);
    }
  }
}
