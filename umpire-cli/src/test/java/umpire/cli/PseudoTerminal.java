package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/// A terminal provided by Python, with scripted typing.
///
/// @param folder the folder in which commands are run
record PseudoTerminal(Path folder) {

  static boolean isThere(Path folder) throws IOException, InterruptedException {
    String asked = "python3 -c 'import os, pty; os.waitstatus_to_exitcode'";
    return new Shell(folder).run(folder, asked).status() == 0;
  }

  /// Runs a command and returns the terminal's output, with `status` and the exit status in its
  /// last line.
  ///
  /// @param command the command, as a shell reads it
  /// @param steps patterns to wait for, each followed by the keys to press
  String shows(String command, String... steps) throws IOException, InterruptedException {
    try (InputStream script = PseudoTerminal.class.getResourceAsStream("terminal.py")) {
      Files.write(folder.resolve("terminal.py"), Objects.requireNonNull(script).readAllBytes());
    }
    Files.writeString(folder.resolve("steps"), String.join("\0", steps) + "\0");
    Command.Result result =
        new Shell(folder).run(folder, "python3 terminal.py " + command + " <steps");
    assertThat(result.err()).isEmpty();
    return result.out();
  }
}
