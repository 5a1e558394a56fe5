package umpire.core.repair;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import umpire.core.cards.CardWords;
import umpire.core.kernel.Event;
import umpire.core.text.SourceLine;
import umpire.core.text.Spelling;
import umpire.core.words.BadEvent;
import umpire.core.words.Form.Usage;
import umpire.core.words.Vocabulary;

/// The words of a game by their kinds, so that a repair puts a card for a card and a suit for a
/// suit, and never makes another act of an event.
///
/// Cards are what the notation lists. What stands in small letters in the pattern of a form says
/// which act it is. All that can stand where an example of a form has neither of these nor a name
/// is a value: a number, a suit, a ball. Which words can, is found out by having them read.
final class RepairWords {

  /// A word that nobody knew, which makes everything legal and mends nothing.
  static final String UNKNOWN = "?";

  /// As the examples have them.
  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dan");

  /// More than anything is counted in one event.
  private static final int NUMBERS = 32;

  private final Vocabulary vocabulary;
  private final RepairBudget budget;
  private final Set<String> cards;
  private final Set<String> acts = new LinkedHashSet<>();
  private final Set<String> values = new LinkedHashSet<>();
  private final Set<Event> examples = new LinkedHashSet<>();
  private final List<String> names;

  /// @param seats how many there are, so that no example names another
  RepairWords(Vocabulary vocabulary, int seats, RepairBudget budget) {
    this.names = NAMES.subList(0, Math.min(seats, NAMES.size()));
    this.vocabulary = vocabulary;
    this.budget = budget;
    this.cards = new LinkedHashSet<>(vocabulary.words());
    for (Usage form : vocabulary.forms()) {
      for (String word : tokens(form.pattern())) {
        if (word.equals(word.toLowerCase(Locale.ROOT)) && !isNumber(word)) {
          acts.add(word);
        }
      }
    }
    collectValues();
  }

  private void collectValues() {
    var tried = new LinkedHashSet<String>();
    for (int number = 0; number < NUMBERS; number++) {
      tried.add(Integer.toString(number));
    }
    for (char letter = 'a'; letter <= 'z'; letter++) {
      tried.add(Character.toString(letter));
    }
    for (Usage form : vocabulary.forms()) {
      tried.addAll(tokens(form.meaning()));
      tried.addAll(tokens(form.example()));
    }
    tried.removeAll(cards);
    tried.removeAll(acts);
    for (Usage form : vocabulary.forms()) {
      List<String> words = List.of(form.example().split(" "));
      for (int at = 1; at < words.size(); at++) {
        if (isValue(words.get(at), NAMES)) {
          collectValues(words, at, tried);
        }
      }
    }
  }

  /// Every value that can stand at this place, as the notation writes it.
  private void collectValues(List<String> words, int at, Set<String> tried) {
    for (String value : tried) {
      if (!budget.spend(1)) {
        return;
      }
      var changed = new ArrayList<>(words);
      changed.set(at, value);
      try {
        Event example = vocabulary.read(changed, names);
        examples.add(example);
        List<String> written = words(example, vocabulary, names);
        if (written.size() == words.size() && isValue(written.get(at), NAMES)) {
          values.add(written.get(at));
        }
      } catch (BadEvent _) {
        // no value of this game
      }
    }
  }

  private static List<String> tokens(String text) {
    return List.of(text.split("[^\\p{L}\\p{N}-]+")).stream().filter(t -> !t.isEmpty()).toList();
  }

  /// The words of an event as the notation writes it.
  static List<String> words(Event event, Vocabulary vocabulary, List<String> names) {
    return new SourceLine(0, vocabulary.write(event, names)).texts(0);
  }

  private static boolean isNumber(String word) {
    return word.chars().allMatch(letter -> letter >= '0' && letter <= '9');
  }

  /// Events like the examples of the forms, each with one other value.
  Set<Event> examples() {
    return examples;
  }

  boolean isCardOrUnknown(String word) {
    return word.equals(UNKNOWN) || isCard(word);
  }

  private boolean isCard(String word) {
    return cards.contains(word) || cards.contains(CardWords.plain(word));
  }

  private boolean isAct(String word) {
    return acts.contains(word.toLowerCase(Locale.ROOT));
  }

  private boolean isValue(String word, List<String> names) {
    return !isCard(word) && !isAct(word) && !names.contains(word) && !word.equals(UNKNOWN);
  }

  /// What somebody may have meant who wrote this word.
  ///
  /// @param readable whether the event can be read with it, so that it is of the kind it should be
  List<String> insteadOf(String word, int place, boolean readable) {
    if (word.equals(UNKNOWN)) {
      return List.of();
    }
    if (place == 0 || isAct(word)) {
      return acts.stream()
          .filter(act -> readable ? Spelling.oneSlip(word, act) : Spelling.close(word, act))
          .toList();
    }
    if (isCard(word)) {
      return List.copyOf(cards);
    }
    var others = new ArrayList<>(values);
    if (!readable) {
      others.addAll(cards);
      others.addAll(acts.stream().filter(act -> Spelling.close(word, act)).toList());
    }
    return others;
  }

  /// What may have been left out at the end of an event; cards only where it is at fault itself.
  List<String> atTheEnd(boolean withCards) {
    var words = new ArrayList<>(acts);
    words.addAll(values);
    if (withCards) {
      words.addAll(cards);
    }
    return words;
  }
}
