package umpire.core.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.core.words.Form;
import umpire.core.words.Vocabulary;
import umpire.core.words.WordedVerb;

/// A verb followed by slots, each filled by one word of a list, as in `take PILE COUNTERS`. The
/// lines are numbered, with the last slot varying fastest: with the piles A, B, C and 1 to 5
/// counters, `take A 1` is 0, `take A 5` is 4 and `take B 1` is 5.
///
/// @param pattern the verb, and a name in capitals for each slot
/// @param meaning an explanation of the event
/// @param slots the words for each slot
public record PlainWords(String pattern, String meaning, List<List<String>> slots)
    implements WordedVerb {

  public PlainWords {
    slots = slots.stream().map(List::copyOf).toList();
  }

  /// Creates a verb without slots; [#slot] adds them.
  public PlainWords(String verb, String meaning) {
    this(verb, meaning, List.of());
  }

  /// Returns these words with one more slot at the end.
  public PlainWords slot(String name, List<String> words) {
    var more = new ArrayList<>(slots);
    more.add(words);
    return new PlainWords(pattern + " " + name, meaning, more);
  }

  @Override
  public int ordinal() {
    return 0;
  }

  @Override
  public Form form() {
    List<String> names = List.of(pattern.split(" "));
    var example = new StringBuilder(names.getFirst());
    slots.forEach(words -> example.append(' ').append(words.getLast()));
    Form form = Form.player(pattern, meaning, example.toString());
    int step = 1;
    for (int index = slots.size(); index > 0; index--) {
      List<String> words = slots.get(index - 1);
      form = form.where(names.get(index), new PlainSlot(names.get(index), words, step));
      step *= words.size();
    }
    return form;
  }

  /// The vocabulary that reads and writes the lines.
  Vocabulary vocabulary() {
    return Vocabulary.of(new WordedVerb[] {this}, Map.of());
  }
}
