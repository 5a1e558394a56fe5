package umpire.testkit.contract.words;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// A game's translations into one language, each under its path, such as `rules pair-royal`.
///
/// @param texts the translations by path
record Bundle(Map<String, String> texts) {

  private static final Pattern FACT = Pattern.compile("\\{([\\w-]+(?::\\w+)?)(\\|[^{}]*)?}");

  static Bundle at(URL place) {
    try (var in = place.openStream()) {
      return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static Bundle of(String json) {
    var texts = new TreeMap<String, String>();
    add("", JsonParser.parseString(json), texts);
    return new Bundle(texts);
  }

  private static void add(String path, JsonElement element, Map<String, String> texts) {
    if (element.isJsonObject()) {
      element
          .getAsJsonObject()
          .entrySet()
          .forEach(entry ->
              add(
                  path.isEmpty() ? entry.getKey() : path + " " + entry.getKey(),
                  entry.getValue(),
                  texts));
    } else {
      texts.put(path, element.getAsString());
    }
  }

  /// Returns the paths that need a translation and have none.
  Set<String> missing(Set<String> wanted) {
    var missing = new TreeSet<>(wanted);
    missing.removeIf(path -> !texts.getOrDefault(path, "").strip().isEmpty());
    return missing;
  }

  /// Returns the paths that are translated but not wanted.
  Set<String> idle(Set<String> wanted) {
    var idle = new TreeSet<>(texts.keySet());
    idle.removeAll(wanted);
    return idle;
  }

  /// Returns the translations that omit a fact or add one.
  Set<String> changingFacts() {
    var changing = new TreeSet<String>();
    texts.forEach((path, text) -> {
      if (path.startsWith("said ") && !facts(path).equals(facts(text))) {
        changing.add(path + " is not " + text);
      }
    });
    return changing;
  }

  private static Set<String> facts(String pattern) {
    var facts = new TreeSet<String>();
    FACT.matcher(pattern).results().forEach(fact -> facts.add(fact.group(1)));
    return facts;
  }
}
