package umpire.testkit.contract.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The words in the sources of a game, whether or not a game played them: its patterns are the keys
/// of the translations.
record Literals(List<SpokenSource> sources) {

  /// @param calls the calls that contain the words, see [SpokenSource]
  static Literals under(Pattern calls, Path... folders) {
    return new Literals(
        Stream.of(folders)
            .flatMap(Literals::texts)
            .map(text -> SpokenSource.of(text, calls))
            .toList());
  }

  private static Stream<String> texts(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      return sources.stream().map(Literals::text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  Set<String> patterns() {
    return of(SpokenSource::patterns);
  }

  private Set<String> of(Function<SpokenSource, Collection<String>> what) {
    return sources.stream()
        .flatMap(source -> what.apply(source).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /// Whether the sources contain the text that a path of a [Bundle] translates.
  boolean canSay(String path) {
    String text = path.substring(path.indexOf(' ') + 1);
    if (path.startsWith("words ") || path.startsWith("table ")) {
      return of(SpokenSource::literals).contains(text);
    }
    return path.startsWith("said ") && patterns().contains(text);
  }

  /// Returns the patterns and labels of the sources that no path has.
  Set<String> untold(Set<String> paths) {
    Set<String> untold = patterns();
    untold.removeIf(pattern -> paths.contains("said " + pattern));
    Set<String> labels = of(SpokenSource::labels);
    labels.removeIf(words -> paths.stream().anyMatch(path -> path.contains(words)));
    untold.addAll(labels);
    return untold;
  }

  /// Returns the gaps in patterns for which no source gives a fact.
  Set<String> gapsWithoutFact() {
    Set<String> facts = of(SpokenSource::facts);
    var open = new TreeSet<String>();
    for (String pattern : patterns()) {
      SpokenSource.gaps(pattern).stream()
          .filter(gap -> !facts.contains(gap))
          .forEach(gap -> open.add("{" + gap + "}: " + pattern));
    }
    return open;
  }

  /// Returns the calls whose pattern is not a literal; no search could find their text.
  Set<String> unread() {
    return of(SpokenSource::unread);
  }
}
