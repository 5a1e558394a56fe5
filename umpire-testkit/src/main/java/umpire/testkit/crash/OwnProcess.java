package umpire.testkit.crash;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Starts a program in a process of its own, by the java and on the class path of the tests: one
/// that is ended soon, so it is made to start quickly rather than to run fast.
public final class OwnProcess {

  private OwnProcess() {}

  /// Starts it. What it says on standard error is heard by nobody.
  ///
  /// @param before words in front of the command, as of a shell that limits what it may do
  /// @param main the name of its class
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
