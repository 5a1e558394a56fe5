package umpire.testkit.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The words that stand in the sources of a game: what can be said is made of them, whether or not
/// some game has come to say it.
///
/// @param all every literal
/// @param told those that are written where a sentence says something
record Literals(Set<String> all, Set<String> told) {

  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
  private static final Pattern TOLD =
      Pattern.compile(
          "(?:say|Sentence\\.of)\\(\\s*(?:[\\w.()! =<>&|-]+\\?\\s*)?\"((?:[^\"\\\\\\n]|\\\\.)*)\""
              + "(?:\\s*:\\s*\"((?:[^\"\\\\\\n]|\\\\.)*)\")?");
  private static final Pattern FACT = Pattern.compile("\\{\\w+(:\\w+)?}");

  static Literals under(Path sources) {
    var all = new TreeSet<String>();
    var told = new TreeSet<String>();
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        String source = Files.readString(file);
        LITERAL.matcher(source).results().forEach(found -> all.add(found.group(1)));
        TOLD.matcher(source)
            .results()
            .forEach(found -> {
              told.add(found.group(1));
              String otherwise = found.group(2);
              told.add(otherwise == null ? "" : otherwise);
            });
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    told.remove("");
    all.remove("");
    return new Literals(all, told);
  }

  /// Whether the sources can say what a path of a [Bundle] translates.
  boolean canSay(String path) {
    String text = path.substring(path.indexOf(' ') + 1);
    if (path.startsWith("words ") || path.startsWith("table ")) {
      return all.contains(text);
    }
    return path.startsWith("said ")
        && Stream.of(FACT.split(text, -1)).allMatch(words -> isMade(words, words.length()));
  }

  /// Whether the first letters are literals, one behind the other.
  private boolean isMade(String words, int end) {
    if (end == 0) {
      return true;
    }
    for (int start = end - 1; start >= 0; start--) {
      if (all.contains(words.substring(start, end)) && isMade(words, start)) {
        return true;
      }
    }
    return false;
  }

  /// What the sources say and no path has.
  Set<String> untold(Set<String> paths) {
    var untold = new TreeSet<>(told);
    untold.removeIf(words -> paths.stream().anyMatch(path -> path.contains(words)));
    return untold;
  }
}
