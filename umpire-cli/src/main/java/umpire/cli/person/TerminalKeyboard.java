package umpire.cli.person;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/// A terminal: lines can be edited, called back, and completed with Tab to something legal.
final class TerminalKeyboard implements Keyboard {

  private static final int NARROWEST = 40;

  private final Terminal terminal;
  private final LineReader reader;
  private final List<String> choices = new ArrayList<>();

  /// The terminal is asked by the system's own programs: no native library is needed.
  TerminalKeyboard() throws IOException {
    terminal = TerminalBuilder.builder().system(true).provider("exec").build();
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("umpire")
            .completer((_, _, into) -> choices.forEach(one -> into.add(new Candidate(one))))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.CASE_INSENSITIVE, true)
            .build();
  }

  @Override
  public Optional<String> line(String prompt, List<String> legal) {
    choices.clear();
    choices.addAll(legal);
    try {
      return Optional.of(reader.readLine(prompt));
    } catch (EndOfFileException | UserInterruptException enough) {
      return Optional.empty();
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
