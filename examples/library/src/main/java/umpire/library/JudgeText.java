package umpire.library;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import umpire.core.Tape;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.Reading;
import umpire.core.classic.Words;
import umpire.core.game.Game;
import umpire.core.text.BadInput;
import umpire.core.text.Print;

/// Judges records in the format of a game's published problem.
public final class JudgeText {

  private JudgeText() {}

  /// What the published problem wants printed.
  public static String judge(String id, InputStream records) throws IOException, BadInput {
    Game game = Game.named(id).orElseThrow();
    var reading = new Reading(false, doubt -> System.err.println(doubt.getMessage()));
    ClassicReader reader = game.classic().open(new Words(records), reading);
    var printed = new ByteArrayOutputStream();
    var out = new Print(printed);
    var tape = new Tape();
    while (reader.step(tape)) {
      reader.print(tape, out);
      tape.rewind();
    }
    out.flush();
    return printed.toString(StandardCharsets.UTF_8);
  }
}
