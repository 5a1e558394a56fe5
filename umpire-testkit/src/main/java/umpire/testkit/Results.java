package umpire.testkit;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import umpire.core.Tape;
import umpire.core.classic.ClassicReader;
import umpire.core.game.Game;
import umpire.core.text.BadInput;
import umpire.core.text.Print;

/// What `judge` makes of an input: the classic results and the faults, without an explanation, and
/// so by the fast way on which nothing is recorded that nobody reads.
///
/// @param printed the classic results
/// @param faults `line:column what`, one for each fault
public record Results(String printed, List<String> faults) {

  public static Results of(Game game, byte[] text) {
    var bytes = new ByteArrayOutputStream();
    var print = new Print(bytes);
    var faults = new ArrayList<String>();
    var judge =
        new ClassicTrial.Listener() {
          @Override
          public boolean listens(ClassicReader reader) {
            return reader.printsFromTape();
          }

          @Override
          public void take(ClassicReader reader, Tape tape) {
            reader.print(tape, print);
          }

          @Override
          public void fault(ClassicReader reader, Tape tape, BadInput fault) {
            faults.add(fault.line() + ":" + fault.column() + " " + fault.what());
          }
        };
    new ClassicTrial(game, false, judge)
        .of(new ByteArrayInputStream(text), Outcome.mostSteps(text));
    print.flush();
    return new Results(bytes.toString(StandardCharsets.UTF_8), faults);
  }
}
