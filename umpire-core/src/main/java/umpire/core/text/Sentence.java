package umpire.core.text;

import java.util.List;

/// One ruling, told once: the sentence for people and the facts for programs come from the same
/// calls, so they cannot disagree.
///
/// `sentence.say("lays ").fact("card", "JC").say(", count ").fact("count", 30)` is both *lays JC,
/// count 30* and `{"card":"JC","count":30}`.
public final class Sentence {

  private final StringBuilder text = new StringBuilder();
  private final Json facts = new Json();

  public Sentence say(String words) {
    text.append(words);
    return this;
  }

  public Sentence fact(String key, String value) {
    text.append(value);
    facts.put(key, value);
    return this;
  }

  public Sentence fact(String key, int value) {
    text.append(value);
    facts.put(key, value);
    return this;
  }

  /// A list, told with blanks between; `none` stands for an empty one.
  public Sentence fact(String key, List<String> values, String none) {
    text.append(values.isEmpty() ? none : String.join(" ", values));
    facts.put(key, values);
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

  /// A list for programs that the sentence puts in other words.
  public Sentence aside(String key, List<String> values) {
    facts.put(key, values);
    return this;
  }

  public String text() {
    return text.toString();
  }

  public Json facts() {
    return facts;
  }
}
