package umpire.library;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.game.Game;
import umpire.core.text.BadInputException;
import umpire.core.text.TextWriter;

/// Judges records in the format of a game's published problem.
public final class JudgeText {

  private JudgeText() {}

  /// Returns the output that the published problem asks for.
  public static String judge(String id, InputStream records) throws IOException, BadInputException {
    Game game = Game.byId(id).orElseThrow();
    var options = new ReadOptions(false, doubt -> System.err.println(doubt.getMessage()));
    ClassicReader reader = game.classic().open(new WordReader(records), options);
    var printed = new ByteArrayOutputStream();
    var out = new TextWriter(printed);
    var log = new RulingLog();
    while (reader.step(log)) {
      reader.print(log, out);
      log.clear();
    }
    out.flush();
    return printed.toString(StandardCharsets.UTF_8);
  }
}
