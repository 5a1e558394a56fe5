package umpire.core.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.core.words.Form;
import umpire.core.words.Vocabulary;
import umpire.core.words.WordedVerb;

/// A verb and slots behind it, each filled by one word of a list, as in `take PILE COUNTERS`. The
/// lines are numbered, the last slot varying fastest: with the piles A, B, C and 1 to 5 counters,
/// `take A 1` is 0, `take A 5` is 4 and `take B 1` is 5.
///
/// @param pattern the verb, and a name in capitals for each slot
/// @param meaning what a line says
/// @param slots the words for each slot
public record PlainWords(String pattern, String meaning, List<List<String>> slots)
    implements WordedVerb {

  public PlainWords {
    slots = slots.stream().map(List::copyOf).toList();
  }

  /// A verb without slots; [#slot] adds them.
  public PlainWords(String verb, String meaning) {
    this(verb, meaning, List.of());
  }

  /// These words with one more slot.
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
    for (int place = slots.size(); place > 0; place--) {
      List<String> words = slots.get(place - 1);
      form = form.where(names.get(place), new PlainSlot(names.get(place), words, step));
      step *= words.size();
    }
    return form;
  }

  /// Reads and writes the lines.
  Vocabulary vocabulary() {
    return Vocabulary.of(new WordedVerb[] {this}, Map.of());
  }
}
