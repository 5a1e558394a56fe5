package umpire.bench;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import umpire.core.Tape;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.Reading;
import umpire.core.classic.Recipe;
import umpire.core.classic.Words;
import umpire.core.game.Game;
import umpire.core.text.BadInput;
import umpire.core.text.Print;

/// Whole judging as `umpire judge` does it: read, validate, play, format, write.
final class Judging {

  private static final Reading LENIENT = new Reading(false, _ -> {});

  private final Game game;
  private final byte[] input;

  /// An input of `cases` generated records of the game's usual shape.
  Judging(Game game, int cases) {
    this.game = game;
    var text = new ByteArrayOutputStream();
    var print = new Print(text);
    String shape = game.classic().shapes().getFirst().name();
    game.classic().generate(new Recipe(cases, 1, 0, shape), print);
    print.flush();
    input = text.toByteArray();
  }

  int bytes() {
    return input.length;
  }

  /// Judges the input, writing to nowhere.
  void run() {
    judge(OutputStream.nullOutputStream());
  }

  /// Judges the input and returns a checksum of everything that was written.
  long checksum() {
    var out = new CheckedOutputStream(OutputStream.nullOutputStream(), new CRC32());
    judge(out);
    return out.getChecksum().getValue();
  }

  private void judge(OutputStream to) {
    try {
      var out = new Print(to);
      ClassicReader reader =
          game.classic().open(new Words(new ByteArrayInputStream(input)), LENIENT);
      Tape tape = reader.printsFromTape() ? new Tape() : Tape.silent();
      while (reader.step(tape)) {
        reader.print(tape, out);
        tape.rewind();
      }
      out.flush();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } catch (BadInput fault) {
      throw new IllegalStateException(fault.line() + ": " + fault.what(), fault);
    }
  }
}
