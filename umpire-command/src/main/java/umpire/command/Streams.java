package umpire.command;

import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.StringJoiner;
import java.util.function.UnaryOperator;
import umpire.command.language.Language;
import umpire.core.text.Json;
import umpire.core.text.SafeText;
import umpire.core.text.TextPage;
import umpire.core.text.TextWriter;

/// The streams of a command: results go to `out`, everything else to `err`.
///
/// @param colour whether `out` may be coloured
/// @param progress whether `err` is a terminal, so that progress may be shown
/// @param red whether messages on `err` may be coloured
/// @param width the width of the terminal of `out` in columns; 0 if `out` is not a terminal
/// @param language the language of text for people
public record Streams(
    InputStream in,
    TextWriter out,
    PrintStream err,
    boolean colour,
    boolean progress,
    boolean red,
    int width,
    Language language) {

  private static final String RED = "\033[31m";
  private static final String PLAIN = "\033[0m";

  public static final String STANDARD_INPUT = "-";

  public static Streams of(InputStream in, OutputStream out, PrintStream err, boolean colour) {
    return new Streams(in, new TextWriter(out), err, colour, false, false, 0, Language.ENGLISH);
  }

  /// These streams with another language.
  public Streams in(Language chosen) {
    return new Streams(in, out, err, colour, progress, red, width, chosen);
  }

  /// Streams for a caller within a program, with a text as standard input.
  public static Streams over(String text, OutputStream out, OutputStream err) {
    var in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    return of(in, out, new PrintStream(err, true, StandardCharsets.UTF_8), false);
  }

  /// Opens a file, or standard input for `-`, and decompresses it if it is compressed.
  public InputStream open(String file) throws IOException {
    return open(file, UnaryOperator.identity());
  }

  /// Opens a file, and passes the compressed bytes through a filter, for instance to count them.
  public InputStream open(String file, UnaryOperator<InputStream> seen) throws IOException {
    InputStream from = seen.apply(file.equals(STANDARD_INPUT) ? in : opened(file));
    try {
      return Compression.unpacked(from);
    } catch (IOException failure) {
      from.close();
      throw failure;
    }
  }

  private static InputStream opened(String file) throws CannotOpenException {
    try {
      var stream = new FileInputStream(file);
      stream.available(); // a directory opens, and fails here or at the first read
      return stream;
    } catch (IOException failure) {
      throw new CannotOpenException(file, failure);
    }
  }

  /// Reports why an input cannot be opened or read, and returns the exit status.
  public int cannotRead(String name, IOException failure) {
    boolean unopened = failure instanceof CannotOpenException;
    complain((unopened ? "" : "cannot read " + name + ": ") + failure.getMessage());
    return unopened ? Status.NO_INPUT : Status.IO_FAILURE;
  }

  /// The name of an input in messages.
  public static String name(String file) {
    return file.equals(STANDARD_INPUT) ? "<stdin>" : file;
  }

  /// Prints a message to `err`, its first line in red on a terminal. File names and words of
  /// records in it are made harmless to a terminal.
  public void complain(String message) {
    out.flush();
    String said = "umpire: " + harmless(message);
    int end = said.indexOf('\n') < 0 ? said.length() : said.indexOf('\n');
    err.println(red ? RED + said.substring(0, end) + PLAIN + said.substring(end) : said);
  }

  /// Prints a further line of the last message.
  public void complainFurther(String message) {
    err.println("  " + harmless(message));
  }

  /// Prints a line of a result for programs.
  public void tell(Json line) {
    out.text(line.toString()).line();
  }

  /// Prints a line of a result for people.
  public void tell(String line) {
    page().line(SafeText.visible(line));
  }

  /// A page for results for people, wrapped to the width of the terminal, if there is one.
  public TextPage page() {
    return new TextPage(out, width);
  }

  private static String harmless(String message) {
    var lines = new StringJoiner("\n");
    for (String line : message.split("\n", -1)) {
      lines.add(SafeText.visible(line));
    }
    return lines.toString();
  }

  /// The input does not exist or cannot be opened.
  public static final class CannotOpenException extends IOException {
    private static final long serialVersionUID = 1L;

    CannotOpenException(String file, IOException cause) {
      super("cannot open " + file + ": " + reason(file, cause), cause);
    }

    private static String reason(String file, IOException cause) {
      String message = String.valueOf(cause.getMessage());
      String prefix = file + " (";
      return message.startsWith(prefix) && message.endsWith(")")
          ? message.substring(prefix.length(), message.length() - 1)
          : message;
    }
  }
}
