package umpire.testkit.contract.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The words that stand in the sources of a game, whether or not some game has come to say them. A
/// source that says whole patterns has the keys of the translations themselves; what another says
/// is made of its pieces.
record Literals(List<SpokenSource> sources) {

  private static final Pattern FACT = Pattern.compile("\\{[\\w-]+(:\\w+|\\|[^{}]*)?}");

  /// @param calls in which words are said, see [SpokenSource]
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

  /// The patterns of the sources that say whole ones.
  Set<String> patterns() {
    return of(SpokenSource::isWhole, SpokenSource::patterns);
  }

  private Set<String> of(Predicate<SpokenSource> which, Function<SpokenSource, Set<String>> what) {
    return sources.stream()
        .filter(which)
        .flatMap(source -> what.apply(source).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /// Whether the sources can say what a path of a [Bundle] translates.
  boolean canSay(String path) {
    String text = path.substring(path.indexOf(' ') + 1);
    if (path.startsWith("words ") || path.startsWith("table ")) {
      return of(_ -> true, SpokenSource::literals).contains(text);
    }
    if (!path.startsWith("said ")) {
      return false;
    }
    if (of(_ -> true, SpokenSource::patterns).contains(text)) {
      return true;
    }
    Set<String> pieces = of(source -> !source.isWhole(), SpokenSource::literals);
    return Stream.of(FACT.split(text, -1)).allMatch(words -> isMade(pieces, words, words.length()));
  }

  /// Whether the first letters are literals, one behind the other.
  private static boolean isMade(Set<String> pieces, String words, int end) {
    if (end == 0) {
      return true;
    }
    for (int start = end - 1; start >= 0; start--) {
      if (pieces.contains(words.substring(start, end)) && isMade(pieces, words, start)) {
        return true;
      }
    }
    return false;
  }

  /// What the sources say and no path has.
  Set<String> untold(Set<String> paths) {
    Set<String> untold = patterns();
    untold.removeIf(pattern -> paths.contains("said " + pattern));
    Set<String> pieces = of(source -> !source.isWhole(), SpokenSource::patterns);
    pieces.addAll(of(_ -> true, SpokenSource::labels));
    pieces.removeIf(words -> paths.stream().anyMatch(path -> path.contains(words)));
    untold.addAll(pieces);
    return untold;
  }

  /// The gaps for which nobody gives a fact.
  Set<String> gapsWithoutFact() {
    Set<String> facts = of(_ -> true, SpokenSource::facts);
    var open = new TreeSet<String>();
    for (String pattern : patterns()) {
      SpokenSource.gaps(pattern).stream()
          .filter(gap -> !facts.contains(gap))
          .forEach(gap -> open.add("{" + gap + "}: " + pattern));
    }
    return open;
  }

  /// Sentences whose pattern is no literal where it is said: no search would find them.
  Set<String> unread() {
    return of(SpokenSource::isWhole, source -> Set.copyOf(source.unread()));
  }
}
