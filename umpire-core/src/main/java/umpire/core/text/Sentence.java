package umpire.core.text;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.core.Rule;

/// What the referee says, as one whole pattern with a fact for each of its gaps: the sentence for
/// people, the facts for programs and the pattern for translators come from the same calls, so they
/// cannot disagree.
///
/// `sentence.say("lays {card}, count {count}").fact("card", "JC").fact("count", 30)` is *lays JC,
/// count 30* and `{"card":"JC","count":30}`. The pattern is the key of its translations, so it
/// stands in the source as one literal. Everything that varies is a fact; what kind of fact it is,
/// and how a number is told, stands in the gap: `{suit:word}`, `{cards|# card|# cards}`, see
/// [Note]. A fact without a gap is for programs only. A gap without a fact is an error as soon as
/// the sentence is told.
public final class Sentence {

  private String pattern = "";
  private final Json facts = new Json();
  private Map<String, List<Note>> parts = Map.of();

  // What is told in the gaps, by its name: text or a list.
  private String[] names = new String[4];
  private Object[] values = new Object[4];
  private int told;

  /// A sentence with this pattern.
  public static Sentence of(String pattern) {
    return new Sentence().say(pattern);
  }

  /// Text that is no sentence of the language: nobody translates it.
  public static Sentence plain(String text) {
    return of("{text}").fact("text", text);
  }

  public Sentence say(String whole) {
    pattern = whole;
    return this;
  }

  public Sentence fact(String name, String value) {
    facts.put(name, value);
    return add(name, value);
  }

  /// A letter is a word of one letter; without this it would be taken for its number.
  public Sentence fact(String name, char value) {
    return fact(name, String.valueOf(value));
  }

  public Sentence fact(String name, long value) {
    facts.put(name, value);
    return add(name, Long.toString(value));
  }

  /// A list; the gap says what stands between. What is said of an empty one is another pattern.
  public Sentence fact(String name, List<String> values) {
    facts.put(name, values);
    return add(name, values);
  }

  /// A rule, for a gap `{name:rule}`: its sentence is told, its id is the fact.
  public Sentence fact(String name, Rule rule) {
    facts.put(name, rule.id());
    return add(name, rule.statement());
  }

  /// Clauses, for a gap `{name:parts}`, told one behind the other.
  public Sentence parts(String name, Note... clauses) {
    return clauses(name, List.of(clauses));
  }

  /// Clauses, for a gap `{name:parts}`, told one behind the other.
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

  /// English words for a fact given before: `fifteen`, where programs get 15.
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

  // What has been said.

  /// The sentence in English.
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

  /// What was told last goes, so that words for a number can stand behind it.
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

  /// The sentence with names in place of facts: what its translations are found by.
  public String pattern() {
    return pattern;
  }

  public Json facts() {
    return facts;
  }

  /// The sentence as it stands now.
  public Note note() {
    return new Note(text(), pattern(), facts.toString(), parts);
  }

  @Override
  public String toString() {
    return text();
  }
}
