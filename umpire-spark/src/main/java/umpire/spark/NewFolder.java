package umpire.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// The folder for what a command writes. It must be new, or empty: nothing in it is overwritten,
/// and what two commands have written never gets mixed.
final class NewFolder {

  private NewFolder() {}

  /// Complains of a folder that cannot be used, and makes one that is not there.
  static void make(Path folder, CommandSpec spec) {
    String fault = fault(folder);
    if (!fault.isEmpty()) {
      throw new ParameterException(spec.commandLine(), "--out " + folder + ": " + fault);
    }
  }

  private static String fault(Path folder) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      return "it is no folder";
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException _) {
      return "it cannot be made";
    }
    try (Stream<Path> files = Files.list(folder)) {
      if (files.findAny().isPresent()) {
        return "there is something in it; name a new folder";
      }
    } catch (IOException _) {
      return "it cannot be looked into";
    }
    return Files.isWritable(folder) ? "" : "it cannot be written to";
  }
}
