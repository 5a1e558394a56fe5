package umpire.cli.interactive;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import umpire.command.Streams;

/// Reads lines from a file or another program.
final class PlainKeyboard implements Keyboard {

  private static final int WIDTH = 80;

  private final Streams streams;
  private final BufferedReader lines;

  PlainKeyboard(Streams streams) {
    this.streams = streams;
    this.lines = new BufferedReader(new InputStreamReader(streams.in(), UTF_8));
  }

  @Override
  public Entry line(String prompt, Function<List<String>, Collection<String>> next) {
    streams.out().text(prompt);
    streams.out().flush();
    try {
      Optional<String> line = Optional.ofNullable(lines.readLine());
      streams.tell(line.orElse("")); // without a terminal, nothing else shows what was typed
      return line.<Entry>map(Entry.Line::new).orElseGet(Entry.End::new);
    } catch (IOException unreadable) {
      return new Entry.End();
    }
  }

  @Override
  public int width() {
    return WIDTH;
  }

  @Override
  public boolean hasScreen() {
    return false;
  }

  /// Does nothing, since standard input belongs to the caller.
  @Override
  public void close() {}
}
