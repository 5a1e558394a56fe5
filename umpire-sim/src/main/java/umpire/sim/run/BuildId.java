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

/// Identifies a build of Umpire, so that results of different code are not mixed: a checksum over
/// the class files that this program runs from. Equal sources give equal checksums on every
/// machine.
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

  /// A checksum over the files of other classes.
  ///
  /// @param loaded classes from every folder and archive to be read
  /// @param counts selects files by name, with slashes
  public static String of(Collection<Class<?>> loaded, Predicate<String> counts) {
    var sums = new TreeMap<String, Long>();
    Set<Path> sources = new LinkedHashSet<>();
    loaded.forEach(each -> addSource(each, sources));
    for (Path path : sources) {
      try {
        if (Files.isDirectory(path)) {
          addFolder(path, counts, sums);
        } else if (Files.isRegularFile(path)) {
          addJar(path, counts, sums);
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

  private static void addSource(Class<?> loaded, Set<Path> sources) {
    CodeSource source = loaded.getProtectionDomain().getCodeSource();
    if (source != null && source.getLocation() != null) {
      try {
        sources.add(Path.of(source.getLocation().toURI()));
      } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException _) {
        // The class was not loaded from a file, so there is nothing to add.
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
