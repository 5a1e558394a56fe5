package umpire.testkit;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.game.Game;
import umpire.core.text.BadInputException;
import umpire.core.text.TextWriter;

/// The output of `judge` for an input: the classic results and the faults. Without an explanation
/// it takes the fast path, which records no ruling that the results do not need.
///
/// @param printed the classic results
/// @param faults `line:column what` for each fault
public record Results(String printed, List<String> faults) {

  public static Results of(Game game, byte[] text) {
    var bytes = new ByteArrayOutputStream();
    var writer = new TextWriter(bytes);
    var faults = new ArrayList<String>();
    var judge =
        new ClassicTrial.Listener() {
          @Override
          public boolean listens(ClassicReader reader) {
            return reader.printsFromLog();
          }

          @Override
          public void take(ClassicReader reader, RulingLog log) {
            reader.print(log, writer);
          }

          @Override
          public void fault(ClassicReader reader, RulingLog log, BadInputException fault) {
            faults.add(fault.line() + ":" + fault.column() + " " + fault.description());
          }
        };
    new ClassicTrial(game, false, judge)
        .of(new ByteArrayInputStream(text), Outcome.mostSteps(text));
    writer.flush();
    return new Results(bytes.toString(StandardCharsets.UTF_8), faults);
  }
}
