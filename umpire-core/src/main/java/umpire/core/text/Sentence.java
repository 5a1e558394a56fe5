package umpire.core.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// One ruling, told once: the sentence for people, the facts for programs and the pattern for
/// translators come from the same calls, so they cannot disagree.
///
/// `sentence.say("lays ").fact("card", "JC").say(", count ").fact("count", 30)` is *lays JC, count
/// 30*, `{"card":"JC","count":30}` and `lays {card}, count {count}`.
///
/// Everything that is said in words goes into the pattern, everything that varies is a fact; so a
/// translation of the pattern can say the same in another language. What kind of fact it is, if a
/// translator has to know, stands behind a colon: `{suit:word}`, see [Note].
public final class Sentence {

  /// How the pattern calls the ways to list things.
  private static final Map<String, String> LISTED =
      Map.of(", ", ":list", " and ", ":and", " or ", ":or", ", or ", ":or");

  private final StringBuilder text = new StringBuilder();
  private final StringBuilder pattern = new StringBuilder();
  private final Json facts = new Json();
  private final Map<String, List<Note>> parts = new LinkedHashMap<>();

  /// A sentence that begins with these words.
  public static Sentence of(String words) {
    return new Sentence().say(words);
  }

  public Sentence say(String words) {
    text.append(words);
    pattern.append(words);
    return this;
  }

  public Sentence fact(String key, String value) {
    facts.put(key, value);
    return tell(key, "", value);
  }

  /// A letter is a word of one letter; without this it would be taken for its number.
  public Sentence fact(String key, char value) {
    return fact(key, String.valueOf(value));
  }

  public Sentence fact(String key, int value) {
    facts.put(key, value);
    return tell(key, "", Integer.toString(value));
  }

  /// A list, told with blanks between; `none` stands for an empty one.
  public Sentence fact(String key, List<String> values, String none) {
    facts.put(key, values);
    return values.isEmpty() ? say(none) : tell(key, "", String.join(" ", values));
  }

  /// A list, told with these words between: a comma, *and* or *or*.
  public Sentence listed(String key, List<String> values, String between) {
    facts.put(key, values);
    return tell(key, LISTED.getOrDefault(between, ""), String.join(between, values));
  }

  /// A fact that is a word of the language, such as `hearts`.
  public Sentence word(String key, String value) {
    facts.put(key, value);
    return inWords(key, value);
  }

  /// A list of such words.
  public Sentence words(String key, List<String> values, String none) {
    facts.put(key, values);
    return values.isEmpty() ? say(none) : inWords(key, String.join(" ", values));
  }

  /// Words for a fact that an aside brings: `fifteen`, where programs get 15.
  public Sentence inWords(String key, String words) {
    return tell(key, ":word", words);
  }

  /// A fact that is itself told in clauses, one behind the other.
  public Sentence parts(String key, List<Sentence> clauses) {
    var told = new StringBuilder();
    clauses.forEach(clause -> told.append(clause.text));
    parts.put(key, clauses.stream().map(Sentence::note).toList());
    facts.put(key, told.toString());
    return tell(key, ":parts", told.toString());
  }

  private Sentence tell(String key, String kind, String words) {
    text.append(words);
    pattern.append('{').append(key).append(kind).append('}');
    return this;
  }

  /// A fact for programs that the sentence does without.
  public Sentence aside(String key, int value) {
    facts.put(key, value);
    return this;
  }

  /// A fact for programs that the sentence puts in other words.
  public Sentence aside(String key, String value) {
    facts.put(key, value);
    return this;
  }

  /// A letter for programs, see [#fact(String, char)].
  public Sentence aside(String key, char value) {
    return aside(key, String.valueOf(value));
  }

  /// A list for programs that the sentence puts in other words.
  public Sentence aside(String key, List<String> values) {
    facts.put(key, values);
    return this;
  }

  public String text() {
    return text.toString();
  }

  /// The sentence with names in place of facts: what its translations are found by.
  public String pattern() {
    return pattern.toString();
  }

  public Json facts() {
    return facts;
  }

  /// The sentence as it stands now.
  public Note note() {
    return new Note(text(), pattern(), facts.toString(), parts);
  }
}
