package umpire.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import umpire.cli.Command;

/// Reads the project's own files.
final class SourceTree {

  private static final Pattern DECLARED =
      Pattern.compile("\\b(?:class|record|interface|enum) ([A-Z]\\w*)");

  private SourceTree() {}

  /// Every file with this extension, in order, without built and hidden files.
  static List<Path> files(String ending) {
    var found = new ArrayList<Path>();
    try {
      Files.walkFileTree(
          Command.ROOT,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
              String name = String.valueOf(folder.getFileName());
              boolean skipped = name.equals("target") || name.startsWith(".");
              return skipped && !folder.equals(Command.ROOT)
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (file.toString().endsWith(ending)) {
                found.add(file);
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    found.sort(null);
    return found;
  }

  /// The text of every file that declares a type of a given name, by name, including nested types
  /// and tests.
  static Map<String, String> types() {
    var types = new TreeMap<String, String>();
    for (Path file : files(".java")) {
      String text = read(file);
      DECLARED
          .matcher(text)
          .results()
          .forEach(found -> types.merge(found.group(1), text, String::concat));
    }
    return types;
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
