package umpire.parquet;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The parts of a file, in the folder of the file: `games.part1.parquet` and so on.
record Parts(Path whole) {

  Path part(long number) {
    return whole.resolveSibling(before() + number + after());
  }

  private String before() {
    return name().substring(0, dot()) + ".part";
  }

  private String after() {
    return name().substring(dot());
  }

  private String name() {
    return String.valueOf(whole.getFileName());
  }

  private int dot() {
    return name().lastIndexOf('.');
  }

  /// The parts that exist, by number.
  SortedMap<Long, Path> found() throws IOException {
    Pattern pattern =
        Pattern.compile(Pattern.quote(before()) + "(\\d{1,9})" + Pattern.quote(after()));
    var found = new TreeMap<Long, Path>();
    Path folder = whole.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      return found;
    }
    try (Stream<Path> files = Files.list(folder)) {
      files.forEach(file -> {
        Matcher name = pattern.matcher(String.valueOf(file.getFileName()));
        if (name.matches()) {
          found.put(Long.parseLong(name.group(1)), file);
        }
      });
    }
    return found;
  }
}
