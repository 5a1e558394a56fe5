package umpire.server.pages;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// The npm packages for these tests, installed once into the build folder from the lock file.
final class Npm {

  /// The reason for skipping tests, and the remedy.
  static final String MISSING =
      "the pages' scripts are not checked without npm and its packages (Debian: apt-get install npm)";

  private static final Path LISTED = Path.of("src/test/web");
  private static final Path PLACE = Path.of("target/web").toAbsolutePath();
  private static final int PATIENCE_MINUTES = 5;

  private Npm() {}

  /// Returns the folder of packages; empty, with a loud warning, if they cannot be installed.
  static synchronized Optional<Path> packages() throws IOException, InterruptedException {
    Path modules = PLACE.resolve("node_modules");
    Path lock = PLACE.resolve("package-lock.json");
    if (Files.isDirectory(modules)
        && Files.exists(lock)
        && Files.mismatch(lock, LISTED.resolve("package-lock.json")) < 0) {
      return Optional.of(modules);
    }
    Optional<Path> npm = onPath("npm");
    if (npm.isEmpty()) {
      return without("there is no npm");
    }
    Files.createDirectories(PLACE);
    for (String file : List.of("package.json", "package-lock.json")) {
      Files.copy(LISTED.resolve(file), PLACE.resolve(file), StandardCopyOption.REPLACE_EXISTING);
    }
    Ran installed =
        run(PLACE, npm.get().toString(), "ci", "--no-audit", "--no-fund", "--ignore-scripts");
    return installed.status() == 0 ? Optional.of(modules) : without(installed.said());
  }

  private static Optional<Path> without(String why) {
    System.err.println("LEFT OUT: the pages' scripts are not checked, because " + why);
    return Optional.empty();
  }

  /// Returns the path of a program; empty if it is not found.
  static Optional<Path> onPath(String name) {
    for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
      Path program = Path.of(folder, name);
      if (Files.isExecutable(program)) {
        return Optional.of(program);
      }
    }
    return Optional.empty();
  }

  /// The exit status and the output of a program.
  record Ran(int status, String said) {}

  static Ran run(Path folder, String... command) throws IOException, InterruptedException {
    Path said = Files.createTempFile("said", ".txt");
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(said.toFile())
              .start();
      if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        return new Ran(-1, "it took more than " + PATIENCE_MINUTES + " minutes");
      }
      return new Ran(process.exitValue(), Files.readString(said));
    } finally {
      Files.delete(said);
    }
  }
}
