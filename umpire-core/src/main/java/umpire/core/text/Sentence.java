package umpire.core.text;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.core.Rule;

/// A sentence of the referee under construction, as one whole pattern with a fact for each of its
/// gaps: the text for people, the facts for programs and the pattern for translators come from the
/// same calls, so they cannot disagree.
///
/// `sentence.say("lays {card}, count {count}").fact("card", "JC").fact("count", 30)` is *lays JC,
/// count 30* and `{"card":"JC","count":30}`. The pattern is the key of its translations, so it must
/// be one literal in the source. Everything that varies is a fact; the gap states its kind or the
/// forms of a number: `{suit:word}`, `{cards|# card|# cards}`, see [Note]. A fact without a gap is
/// for programs only. A gap without a fact is an error, thrown when the text is built. Not safe for
/// use by several threads.
public final class Sentence {

  private String pattern = "";
  private final Json facts = new Json();
  private Map<String, List<Note>> parts = Map.of();

  // The contents of the gaps, by name: text or a list.
  private String[] names = new String[4];
  private Object[] values = new Object[4];
  private int told;

  /// Returns a sentence with this pattern.
  public static Sentence of(String pattern) {
    return new Sentence().say(pattern);
  }

  /// Returns a sentence with text that is never translated.
  public static Sentence plain(String text) {
    return of("{text}").fact("text", text);
  }

  /// Sets the pattern, replacing any earlier one.
  public Sentence say(String whole) {
    pattern = whole;
    return this;
  }

  /// Adds a fact.
  ///
  /// @param name the name of its gaps
  public Sentence fact(String name, String value) {
    facts.put(name, value);
    return add(name, value);
  }

  /// Adds a character as text; without this overload it would be taken for a number.
  public Sentence fact(String name, char value) {
    return fact(name, String.valueOf(value));
  }

  public Sentence fact(String name, long value) {
    facts.put(name, value);
    return add(name, Long.toString(value));
  }

  /// Adds a list; the gap determines the separators. An empty list needs another pattern.
  public Sentence fact(String name, List<String> values) {
    facts.put(name, values);
    return add(name, values);
  }

  /// Adds a rule, for a gap `{name:rule}`: the gap contains its sentence, the fact its id.
  public Sentence fact(String name, Rule rule) {
    facts.put(name, rule.id());
    return add(name, rule.statement());
  }

  /// Adds clauses, for a gap `{name:parts}`, joined without separators.
  public Sentence parts(String name, Note... clauses) {
    return clauses(name, List.of(clauses));
  }

  /// Adds clauses, for a gap `{name:parts}`, joined without separators.
  public Sentence parts(String name, List<Sentence> clauses) {
    return clauses(name, clauses.stream().map(Sentence::note).toList());
  }

  private Sentence clauses(String name, List<Note> clauses) {
    var text = new StringBuilder();
    clauses.forEach(clause -> text.append(clause.text()));
    if (parts.isEmpty()) {
      parts = new LinkedHashMap<>(2);
    }
    parts.put(name, clauses);
    facts.put(name, text.toString());
    return add(name, text.toString());
  }

  /// Sets English words for a fact that was added before: `fifteen`, where programs get 15.
  public Sentence inWords(String name, String words) {
    return add(name, words);
  }

  private Sentence add(String name, Object value) {
    if (told == names.length) {
      names = Arrays.copyOf(names, 2 * told);
      values = Arrays.copyOf(values, 2 * told);
    }
    names[told] = name;
    values[told++] = value;
    return this;
  }

  // The result.

  /// Returns the sentence in English.
  ///
  /// @throws IllegalStateException if a gap has no fact
  public String text() {
    return Gaps.append(pattern, this::append);
  }

  private void append(String whole, int from, int nameEnd, int close, StringBuilder text) {
    Object value = value(from, nameEnd);
    if (value instanceof List<?> list) {
      String between = list.size() < 2 ? "" : between(Gaps.kind(whole, nameEnd, close));
      for (int i = 0; i < list.size(); i++) {
        text.append(i == 0 ? "" : between).append(list.get(i));
      }
    } else if (whole.charAt(nameEnd) == '|') {
      text.append(Gaps.form(whole.substring(nameEnd, close), value.toString()));
    } else {
      text.append(value);
    }
  }

  /// The last value added under this name, so that words can replace a number.
  private Object value(int from, int nameEnd) {
    for (int i = told - 1; i >= 0; i--) {
      if (names[i].length() == nameEnd - from && pattern.startsWith(names[i], from)) {
        return values[i];
      }
    }
    throw new IllegalStateException(
        "no fact for {" + pattern.substring(from, nameEnd) + "}: " + pattern);
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

  /// Returns the pattern, which is the key of its translations.
  public String pattern() {
    return pattern;
  }

  /// Returns the facts for programs.
  public Json facts() {
    return facts;
  }

  /// Returns the sentence in its current state.
  ///
  /// @throws IllegalStateException if a gap has no fact
  public Note note() {
    return new Note(text(), pattern(), facts.toString(), parts);
  }

  @Override
  public String toString() {
    return text();
  }
}
