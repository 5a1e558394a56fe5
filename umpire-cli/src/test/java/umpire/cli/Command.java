package umpire.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import umpire.command.Streams;

/// Runs the command as a shell would, in this process.
public final class Command {

  /// The root of the project, which holds the launcher.
  public static final Path ROOT = root();

  public record Result(int status, String out, String err) {}

  private Command() {}

  public static Result call(String... args) {
    return callWith("", args);
  }

  public static Result callWith(String input, String... args) {
    return callWith(input.getBytes(StandardCharsets.UTF_8), false, args);
  }

  public static Result callWith(byte[] input, boolean colour, String... args) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    var streams =
        Streams.of(
            new ByteArrayInputStream(input),
            out,
            new PrintStream(err, true, StandardCharsets.UTF_8),
            colour);
    int status = Main.run(args, streams);
    return new Result(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  public static String example(String name) {
    return ROOT.resolve("examples").resolve(name).toString();
  }

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("umpire")) || !Files.exists(folder.resolve("LICENSE"))) {
      folder = folder.getParent();
    }
    return folder;
  }
}
