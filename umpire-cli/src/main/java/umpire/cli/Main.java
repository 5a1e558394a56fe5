package umpire.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import umpire.command.Failure;
import umpire.command.LostArgument;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.language.Language;
import umpire.core.text.TextWriter;

/// The entry point of the `umpire` command.
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    var in = new FileInputStream(FileDescriptor.in);
    var out = new FileOutputStream(FileDescriptor.out);
    // The launcher knows whether standard output and error are terminals; to find out, Java would
    // have to load half a console.
    boolean colour = Boolean.getBoolean("umpire.colour");
    boolean progress = Boolean.getBoolean("umpire.progress");
    boolean red = Boolean.getBoolean("umpire.red");
    int width = Math.max(0, Integer.getInteger("umpire.width", 0));
    // The launcher names a language where standard output is a terminal and the locale has one.
    Language language = Language.of(System.getProperty("umpire.language", ""));
    var streams =
        new Streams(in, new TextWriter(out), System.err, colour, progress, red, width, language);
    int status = run(args, streams);
    System.err.flush();
    Runtime.getRuntime().halt(status);
  }

  /// Runs a command and returns its exit status.
  public static int run(String[] args, Streams streams) {
    String lost = LostArgument.complaint(args);
    if (!lost.isEmpty()) {
      streams.complain(lost);
      return Status.WRONG_USE;
    }
    try {
      int status = Shortcut.run(args, streams);
      if (status < 0) {
        status = CommandLineTree.run(args, streams);
      }
      streams.out().flush();
      return status;
    } catch (UncheckedIOException failure) {
      return outputFailed(failure, streams);
    } catch (OutOfMemoryError shortage) {
      return outOfMemory(streams);
    } catch (RuntimeException | Error bug) {
      return confess(bug, streams);
    }
  }

  /// Reports a failure to write. A closed pipe is not a failure: its reader has seen enough.
  private static int outputFailed(UncheckedIOException failure, Streams streams) {
    String message = Failure.inWords(Objects.requireNonNull(failure.getCause()));
    if (message.contains("Broken pipe") || message.contains("Pipe closed")) {
      return Status.FINE;
    }
    streams.err().println("umpire: cannot write to standard output: " + message);
    return Status.IO_FAILURE;
  }

  private static int outOfMemory(Streams streams) {
    streams.err().println("umpire: " + Failure.outOfMemory());
    return Status.OUT_OF_MEMORY;
  }

  private static int confess(Throwable bug, Streams streams) {
    streams.err().println("umpire: this is a bug in Umpire, please report it: " + bug);
    StackTraceElement[] trace = bug.getStackTrace();
    if (trace.length > 0) {
      streams.err().println("  at " + trace[0]);
    }
    return Status.BUG;
  }
}
