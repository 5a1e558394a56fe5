package umpire.testkit.crash;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Starts a program in its own process, with the java and the class path of the tests. The program
/// is soon killed, so the options favour a quick start over speed.
public final class OwnProcess {

  private OwnProcess() {}

  /// Starts the program and discards its standard error.
  ///
  /// @param before words before the command, such as a shell that sets limits
  /// @param main the name of the main class
  public static Process of(List<String> before, String main, List<String> arguments)
      throws IOException {
    var command = new ArrayList<>(before);
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xmx128m"));
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp"));
    command.addAll(List.of(System.getProperty("java.class.path"), main));
    command.addAll(arguments);
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
  }
}
