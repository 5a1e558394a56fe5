package umpire.cli.interactive;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/// A keyboard at a terminal: lines can be edited, recalled, and completed word by word with Tab.
final class TerminalKeyboard implements Keyboard {

  private static final int NARROWEST = 40;

  private final Terminal terminal;
  private final LineReader reader;
  private Function<List<String>, Collection<String>> next = _ -> List.of();

  /// Opens the terminal through the system's own programs, without a native library. Asks the
  /// terminal nothing: over a slow line its answer would arrive while a line is being typed.
  TerminalKeyboard() throws IOException {
    terminal =
        TerminalBuilder.builder().system(true).provider("exec").graphemeCluster(false).build();
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("umpire")
            .parser(new DefaultParser().quoteChars(new char[0]).escapeChars(new char[0]))
            .completer((_, line, into) -> complete(line, into))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.CASE_INSENSITIVE, true)
            .build();
    new TerminalAnswers((LineReaderImpl) reader).passOver();
  }

  /// Offers completions in the order of [#next].
  private void complete(ParsedLine line, List<Candidate> into) {
    for (String word : next.apply(line.words().subList(0, line.wordIndex()))) {
      into.add(new Candidate(word, word, null, null, null, null, true, into.size() + 1));
    }
  }

  @Override
  public Entry line(String prompt, Function<List<String>, Collection<String>> next) {
    this.next = next;
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
      // the terminal is gone, so there are no settings to restore
    }
  }
}
