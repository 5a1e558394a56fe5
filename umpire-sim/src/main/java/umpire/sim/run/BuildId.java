package umpire.sim.run;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import umpire.core.game.Game;
import umpire.core.kernel.GameLoop;

/// Tells one build of Umpire from another, so that results are not mixed that different code may
/// have led to: a checksum over the class files that this program runs from. The same sources give
/// the same on every machine.
public final class BuildId {

  private static final String OURS = "umpire/";

  private BuildId() {}

  public static String current() {
    Set<Class<?>> loaded = new LinkedHashSet<>();
    loaded.add(GameLoop.class);
    loaded.add(BuildId.class);
    Game.all().forEach(game -> loaded.add(game.getClass()));
    return of(loaded, BuildId::isOurs);
  }

  /// The same over other files.
  ///
  /// @param loaded classes from all places where the files are
  /// @param counts whether a file does, by its name with slashes
  public static String of(Collection<Class<?>> loaded, Predicate<String> counts) {
    var sums = new TreeMap<String, Long>();
    Set<Path> places = new LinkedHashSet<>();
    loaded.forEach(each -> addPlace(each, places));
    for (Path place : places) {
      try {
        if (Files.isDirectory(place)) {
          addFolder(place, counts, sums);
        } else if (Files.isRegularFile(place)) {
          addJar(place, counts, sums);
        }
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
    var all = new CRC32();
    sums.forEach(
        (name, sum) -> all.update((name + '=' + sum + '\n').getBytes(StandardCharsets.UTF_8)));
    return "%08x".formatted(all.getValue());
  }

  private static void addPlace(Class<?> loaded, Set<Path> places) {
    CodeSource source = loaded.getProtectionDomain().getCodeSource();
    if (source != null && source.getLocation() != null) {
      try {
        places.add(Path.of(source.getLocation().toURI()));
      } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException _) {
        // not loaded from a file: nothing to add
      }
    }
  }

  private static void addJar(Path path, Predicate<String> counts, Map<String, Long> sums)
      throws IOException {
    try (var jar = new ZipFile(path.toFile())) {
      for (ZipEntry entry : jar.stream().toList()) {
        if (counts.test(entry.getName())) {
          sums.put(entry.getName(), entry.getCrc());
        }
      }
    }
  }

  private static void addFolder(Path folder, Predicate<String> counts, Map<String, Long> sums)
      throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString().replace(File.separatorChar, '/');
        if (counts.test(name)) {
          var sum = new CRC32();
          sum.update(Files.readAllBytes(file));
          sums.put(name, sum.getValue());
        }
      }
    }
  }

  private static boolean isOurs(String name) {
    return name.startsWith(OURS) && name.endsWith(".class");
  }
}
