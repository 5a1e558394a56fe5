package umpire.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// The folder for a command's output. It must be new or empty, so that nothing is overwritten and
/// the output of two commands is never mixed.
final class NewFolder {

  private NewFolder() {}

  /// Creates the folder if necessary.
  ///
  /// @throws ParameterException if the folder cannot be used
  static void make(Path folder, CommandSpec spec) {
    String fault = fault(folder);
    if (!fault.isEmpty()) {
      throw new ParameterException(spec.commandLine(), "--out " + folder + ": " + fault);
    }
  }

  private static String fault(Path folder) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      return "it is not a folder; name a new folder";
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException _) {
      return "it cannot be created";
    }
    try (Stream<Path> files = Files.list(folder)) {
      if (files.findAny().isPresent()) {
        return "it is not empty; name a new folder";
      }
    } catch (IOException _) {
      return "it cannot be listed";
    }
    return Files.isWritable(folder) ? "" : "it cannot be written to";
  }
}
