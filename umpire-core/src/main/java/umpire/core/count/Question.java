package umpire.core.count;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import umpire.core.Rule;
import umpire.core.profile.Profile;
import umpire.core.text.BadInputException;
import umpire.core.text.SafeText;
import umpire.core.text.SourceLine;

/// What somebody wants to have counted, in their own words.
///
/// @param profile the rules of their table
/// @param asked the words
/// @param details what was said beside them, by name; of a flag nothing but the name
public record Question(Profile profile, SourceLine asked, Map<String, SourceLine> details) {

  public Question {
    details = Map.copyOf(details);
  }

  /// A question in words that somebody typed.
  public static Question of(
      Profile profile, Collection<String> words, Map<String, String> details) {
    var lines = new LinkedHashMap<String, SourceLine>();
    details.forEach((name, text) -> lines.put(name, new SourceLine(1, text, 1, "--" + name)));
    return new Question(profile, new SourceLine(1, String.join(" ", words)), lines);
  }

  public List<SourceLine.Word> words() {
    return asked.words(0);
  }

  /// The words as cards, each of which is there once.
  ///
  /// @param reading the number of a card, below 0 if it is none
  /// @param due what a card looks like
  /// @param once the rule that there is one of each
  public List<Integer> cards(ToIntFunction<String> reading, String due, Rule once)
      throws BadInputException {
    var cards = new ArrayList<Integer>();
    for (SourceLine.Word word : words()) {
      int card = reading.applyAsInt(word.text());
      if (card < 0) {
        throw wrong(word, SafeText.quoted(word.text()) + " is not a card: " + due);
      }
      if (cards.contains(card)) {
        throw wrong(word, SafeText.quoted(word.text()) + " appears twice").against(once);
      }
      cards.add(card);
    }
    return cards;
  }

  /// Whether a flag was set, or a detail given.
  public boolean has(String name) {
    return details.containsKey(name);
  }

  public Optional<SourceLine> detail(String name) {
    return Optional.ofNullable(details.get(name));
  }

  /// A fault of a word.
  public BadInputException wrong(SourceLine.Word word, String what) {
    return asked.fault(word.at(), what);
  }

  /// Something is missing behind the last word.
  public BadInputException missing(String what) {
    return asked.fault(asked.text().length(), what);
  }
}
