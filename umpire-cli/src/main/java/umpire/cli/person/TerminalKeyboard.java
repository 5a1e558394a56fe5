package umpire.cli.person;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/// A terminal: lines can be edited, called back, and completed with Tab to something legal.
final class TerminalKeyboard implements Keyboard {

  private static final int NARROWEST = 40;

  private final Terminal terminal;
  private final LineReader reader;
  private final List<String> choices = new ArrayList<>();

  /// The terminal is looked at by the system's own programs: no native library is needed. It is
  /// asked nothing, since over a slow line its answer would come when a line is typed already.
  TerminalKeyboard() throws IOException {
    terminal =
        TerminalBuilder.builder().system(true).provider("exec").graphemeCluster(false).build();
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("umpire")
            .parser((line, cursor, _) -> EventLine.of(line, cursor))
            .completer((_, _, into) -> choices.forEach(one -> into.add(candidate(one))))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.CASE_INSENSITIVE, true)
            .build();
    new TerminalAnswers((LineReaderImpl) reader).passOver();
  }

  /// Without a space behind it: nothing follows an event.
  private static Candidate candidate(String event) {
    return new Candidate(event, event, null, null, null, null, false);
  }

  @Override
  public Entry line(String prompt, List<String> legal) {
    choices.clear();
    choices.addAll(legal);
    try {
      return new Entry.Line(reader.readLine(prompt));
    } catch (EndOfFileException enough) {
      return new Entry.End();
    } catch (UserInterruptException enough) {
      return new Entry.Interrupt();
    }
  }

  @Override
  public int width() {
    return Math.max(NARROWEST, terminal.getColumns());
  }

  @Override
  public boolean hasScreen() {
    return true;
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException gone) {
      // Then there is nothing to be put back in order.
    }
  }
}
