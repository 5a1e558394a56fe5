package umpire.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Limits on the contents and size of scripts and styles.
final class ScriptsTest {

  /// The maximum compressed size of a table's page with all its files.
  private static final int MAX_BYTES = 60 * 1024;

  private static final Pattern IMPORT = Pattern.compile("from '(\\.[^']+)'");
  private static final Pattern ELSEWHERE =
      Pattern.compile("https?://(?!www\\.w3\\.org/2000/svg)|['\"(]//\\w");

  /// Ways to turn text into markup or code.
  private static final Pattern UNSAFE =
      Pattern.compile(
          "innerHTML|outerHTML|insertAdjacentHTML|document\\.write|\\beval\\(|new Function");

  @Test
  void nobodyElseIsAsked() {
    for (Path file : Sources.ending(".js", ".css", ".svg", ".webmanifest")) {
      assertThat(ELSEWHERE.matcher(Sources.text(file)).results().toList()).as("%s", file).isEmpty();
    }
  }

  @Test
  void noTextBecomesMarkupOrCode() {
    for (Path file : Sources.ending(".js")) {
      assertThat(UNSAFE.matcher(Sources.text(file)).results().toList()).as("%s", file).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"maumau", "cribbage", "tractor", "generic"})
  void aTableIsLight(String game) throws IOException {
    Set<Path> loaded = new LinkedHashSet<>();
    follow(Sources.ASSETS.resolve("table.js"), loaded);
    follow(Sources.ASSETS.resolve("games/" + game + ".js"), loaded);
    for (String file :
        List.of("base.css", "table.css", "games/" + game + ".css", "cards.svg", "words/zh.json")) {
      loaded.add(Sources.ASSETS.resolve(file));
    }
    long bytes = 0;
    for (Path file : loaded) {
      bytes += compressed(file);
    }
    assertThat(loaded).hasSizeGreaterThan(15);
    assertThat(bytes).as("%s", loaded).isBetween(10_000L, (long) MAX_BYTES);
  }

  private static void follow(Path script, Set<Path> loaded) {
    if (!loaded.add(script.normalize())) {
      return;
    }
    IMPORT
        .matcher(Sources.text(script))
        .results()
        .forEach(found -> follow(script.resolveSibling(found.group(1)).normalize(), loaded));
  }

  private static long compressed(Path file) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(bytes)) {
      Files.copy(file, gzip);
    }
    return bytes.size();
  }
}
