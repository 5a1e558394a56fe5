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

/// Where a command reads and writes: results go to `out`, everything else to `err`.
///
/// @param colour whether `out` may be coloured
/// @param progress whether somebody is looking at `err` while it is written
/// @param red whether complaints on `err` may be coloured
/// @param width of the terminal that `out` goes to, in columns; 0 if it goes elsewhere
/// @param language in which people are told
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

  /// The same streams, on which people are told in this language.
  public Streams in(Language chosen) {
    return new Streams(in, out, err, colour, progress, red, width, chosen);
  }

  /// A text as standard input, for those who call this from a program.
  public static Streams over(String text, OutputStream out, OutputStream err) {
    var in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    return of(in, out, new PrintStream(err, true, StandardCharsets.UTF_8), false);
  }

  /// A file, or standard input for `-`; unpacked if it is packed.
  public InputStream open(String file) throws IOException {
    return open(file, UnaryOperator.identity());
  }

  /// The same for somebody who wants to see the bytes as they lie there.
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

  /// Says why an input cannot be opened, or be read to its end, and returns the exit status.
  public int cannotRead(String name, IOException failure) {
    boolean unopened = failure instanceof CannotOpenException;
    complain((unopened ? "" : "cannot read " + name + ": ") + failure.getMessage());
    return unopened ? Status.NO_INPUT : Status.IO_FAILURE;
  }

  /// How messages call the input.
  public static String name(String file) {
    return file.equals(STANDARD_INPUT) ? "<stdin>" : file;
  }

  /// Says something that is no result, the first line in red where that is seen. It may hold names
  /// of files and words of records, so that nothing in it may do anything to a terminal.
  public void complain(String message) {
    out.flush();
    String said = "umpire: " + harmless(message);
    int end = said.indexOf('\n') < 0 ? said.length() : said.indexOf('\n');
    err.println(red ? RED + said.substring(0, end) + PLAIN + said.substring(end) : said);
  }

  /// Adds a line to what was said last.
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

  /// Results for people, fitted to the terminal if there is one.
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

  /// The input is not there, or not for us.
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
