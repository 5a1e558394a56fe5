package umpire.core.text;

import java.util.List;

/// One ruling, told once: the sentence for people and the facts for programs come from the same
/// calls, so they cannot disagree.
///
/// `telling.say("lays ").fact("card", "JC").say(", count ").fact("count", 30)` is both *lays JC,
/// count 30* and `{"card":"JC","count":30}`.
public final class Telling {

  private final StringBuilder sentence = new StringBuilder();
  private final Json facts = new Json();

  public Telling say(String words) {
    sentence.append(words);
    return this;
  }

  public Telling fact(String key, String value) {
    sentence.append(value);
    facts.put(key, value);
    return this;
  }

  public Telling fact(String key, int value) {
    sentence.append(value);
    facts.put(key, value);
    return this;
  }

  /// A list, told with blanks between; `none` stands for an empty one.
  public Telling fact(String key, List<String> values, String none) {
    sentence.append(values.isEmpty() ? none : String.join(" ", values));
    facts.put(key, values);
    return this;
  }

  /// A fact for programs that the sentence does without.
  public Telling aside(String key, int value) {
    facts.put(key, value);
    return this;
  }

  /// A fact for programs that the sentence puts in other words.
  public Telling aside(String key, String value) {
    facts.put(key, value);
    return this;
  }

  /// A list for programs that the sentence puts in other words.
  public Telling aside(String key, List<String> values) {
    facts.put(key, values);
    return this;
  }

  public String sentence() {
    return sentence.toString();
  }

  public Json facts() {
    return facts;
  }
}
