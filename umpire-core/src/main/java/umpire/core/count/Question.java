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

/// A counting question in the words of the person who asks it.
///
/// @param profile the rules by which to count
/// @param line the words
/// @param details the details beside the words, by name; a flag has an empty value
public record Question(Profile profile, SourceLine line, Map<String, SourceLine> details) {

  public Question {
    details = Map.copyOf(details);
  }

  /// A question from words and details given on a command line.
  public static Question of(
      Profile profile, Collection<String> words, Map<String, String> details) {
    var lines = new LinkedHashMap<String, SourceLine>();
    details.forEach((name, text) -> lines.put(name, new SourceLine(1, text, 1, "--" + name)));
    return new Question(profile, new SourceLine(1, String.join(" ", words)), lines);
  }

  /// The words with their positions.
  public List<SourceLine.Word> words() {
    return line.words(0);
  }

  /// Reads the words as cards, no two of them equal.
  ///
  /// @param reading returns the number of a card, below 0 if the text is not one
  /// @param due a description of how cards are written, for the message about a word that is not
  ///   one
  /// @param once the rule that there is one of each card
  public List<Integer> cards(ToIntFunction<String> reading, String due, Rule once)
      throws BadInputException {
    var cards = new ArrayList<Integer>();
    for (SourceLine.Word word : words()) {
      int card = reading.applyAsInt(word.text());
      if (card < 0) {
        throw fault(word, SafeText.quoted(word.text()) + " is not a card: " + due);
      }
      if (cards.contains(card)) {
        throw fault(word, SafeText.quoted(word.text()) + " appears twice").against(once);
      }
      cards.add(card);
    }
    return cards;
  }

  /// Whether this flag was set or this detail was given.
  public boolean has(String name) {
    return details.containsKey(name);
  }

  /// The value of this detail; empty if it was not given.
  public Optional<SourceLine> detail(String name) {
    return Optional.ofNullable(details.get(name));
  }

  /// A fault located at a word of the question.
  public BadInputException fault(SourceLine.Word word, String what) {
    return line.fault(word.at(), what);
  }

  /// A fault after the last word, where something is missing.
  public BadInputException missing(String what) {
    return line.fault(line.text().length(), what);
  }
}
