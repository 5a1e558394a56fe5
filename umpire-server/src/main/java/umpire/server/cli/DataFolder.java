package umpire.server.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/// The folder for a user's program data, as is usual on each system.
final class DataFolder {

  private DataFolder() {}

  /// Returns the default file of tables.
  static Path tables() {
    return of(System.getProperty("os.name"), System.getProperty("user.home"), System.getenv())
        .resolve("tables.db");
  }

  static Path of(String system, String home, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.contains("mac")) {
      return Path.of(home, "Library", "Application Support", "umpire");
    }
    String variable = name.contains("windows") ? "APPDATA" : "XDG_DATA_HOME";
    String folder = environment.getOrDefault(variable, "");
    return folder.isEmpty()
        ? Path.of(home, ".local", "share", "umpire")
        : Path.of(folder, "umpire");
  }
}
