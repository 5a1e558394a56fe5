package umpire.core.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.core.Rule;

/// A sentence as one whole pattern with a fact for each of its gaps: what the referee says around
/// the games, of claims, repairs and records. [Sentence] makes the same of pieces.
///
/// `{player} earned {points}`, with `player` *Anna* and `points` 4, is *Anna earned 4*. The pattern
/// is the key of its translations, so it stands in the source as one literal. The kinds of gaps are
/// those of [Note].
public final class Phrase {

  private final String pattern;
  private final Map<String, Object> facts = new LinkedHashMap<>();
  private final Map<String, List<Note>> parts = new LinkedHashMap<>();

  private Phrase(String pattern) {
    this.pattern = pattern;
  }

  /// Returns the text for a gap.
  public interface Gap {
    /// The text for one gap.
    ///
    /// @param kind what stands after the colon; empty if nothing does
    String filled(String name, String kind);
  }

  public static Phrase of(String pattern) {
    return new Phrase(pattern);
  }

  /// Text that is no sentence of the language: nobody translates it.
  public static Phrase plain(String text) {
    return of("{text}").with("text", text);
  }

  public Phrase with(String name, String value) {
    facts.put(name, value);
    return this;
  }

  /// A letter is a word of one letter; without this it would be taken for its number.
  public Phrase with(String name, char value) {
    return with(name, String.valueOf(value));
  }

  public Phrase with(String name, long value) {
    facts.put(name, value);
    return this;
  }

  /// A list, for a gap that says what stands between.
  public Phrase with(String name, List<String> values) {
    facts.put(name, values);
    return this;
  }

  /// Clauses, for a gap `{name:parts}`.
  public Phrase clauses(String name, Note... clauses) {
    parts.put(name, List.of(clauses));
    return this;
  }

  /// A rule, for a gap `{name:rule}`: its sentence is told, its id is the fact.
  public Phrase rule(String name, Rule rule) {
    facts.put(name, rule);
    return this;
  }

  /// The phrase in English.
  public String text() {
    return filled(pattern, this::english);
  }

  public Note note() {
    return new Note(text(), pattern, json(), parts);
  }

  private String english(String name, String kind) {
    List<Note> clauses = parts.get(name);
    if (clauses != null) {
      return joined(clauses);
    }
    return switch (facts.get(name)) {
      case null -> throw new IllegalStateException("no fact for {" + name + "}: " + pattern);
      case List<?> values -> String.join(between(kind), strings(values));
      case Rule rule -> rule.statement();
      case Object value -> value.toString();
    };
  }

  private static String joined(List<Note> clauses) {
    var text = new StringBuilder();
    clauses.forEach(clause -> text.append(clause.text()));
    return text.toString();
  }

  private static String between(String kind) {
    return switch (kind) {
      case "list" -> ", ";
      case "and" -> " and ";
      case "or" -> " or ";
      case "v" -> " v ";
      case "against" -> " against ";
      default -> " ";
    };
  }

  private static List<String> strings(List<?> values) {
    var strings = new ArrayList<String>();
    values.forEach(value -> strings.add(String.valueOf(value)));
    return strings;
  }

  private String json() {
    var json = new Json();
    facts.forEach((name, value) -> {
      switch (value) {
        case Long number -> json.put(name, number);
        case List<?> values -> json.put(name, strings(values));
        case Rule rule -> json.put(name, rule.id());
        case Object text -> json.put(name, text.toString());
      }
    });
    parts.forEach((name, clauses) -> json.put(name, joined(clauses)));
    return json.toString();
  }

  /// Fills the gaps of a pattern, once: braces in a fact are no gap. What is no gap stays.
  public static String filled(String pattern, Gap gap) {
    var text = new StringBuilder();
    int from = 0;
    for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', from)) {
      int colon = endOfWord(pattern, open + 1, true);
      boolean hasKind = colon < pattern.length() && pattern.charAt(colon) == ':';
      int close = hasKind ? endOfWord(pattern, colon + 1, false) : colon;
      int start = hasKind ? colon + 1 : colon;
      boolean isGap =
          colon > open + 1
              && close < pattern.length()
              && pattern.charAt(close) == '}'
              && (!hasKind || close > start);
      text.append(pattern, from, open);
      if (isGap) {
        text.append(
            gap.filled(pattern.substring(open + 1, colon), pattern.substring(start, close)));
      } else {
        text.append('{');
      }
      from = isGap ? close + 1 : open + 1;
    }
    return text.append(pattern, from, pattern.length()).toString();
  }

  /// By hand, since regular expressions would have to be loaded.
  private static int endOfWord(String text, int from, boolean hyphens) {
    int at = from;
    while (at < text.length() && isOfWord(text.charAt(at), hyphens)) {
      at++;
    }
    return at;
  }

  private static boolean isOfWord(char letter, boolean hyphens) {
    return (letter >= 'a' && letter <= 'z')
        || (letter >= 'A' && letter <= 'Z')
        || (letter >= '0' && letter <= '9')
        || letter == '_'
        || (hyphens && letter == '-');
  }

  @Override
  public String toString() {
    return text();
  }
}
