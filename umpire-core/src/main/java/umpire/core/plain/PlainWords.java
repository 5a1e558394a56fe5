package umpire.core.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.core.words.BadEvent;
import umpire.core.words.EventWords;
import umpire.core.words.Form.Usage;
import umpire.core.words.Notation;

/// A verb and slots behind it, each filled by one word of a list, as in `take PILE COUNTERS`. The
/// lines are numbered, the last slot varying fastest: with the piles A, B, C and 1 to 5 counters,
/// `take A 1` is 0, `take A 5` is 4 and `take B 1` is 5.
///
/// @param pattern the verb, and a name in capitals for each slot
/// @param meaning what a line says
/// @param slots the words for each slot
public record PlainWords(String pattern, String meaning, List<List<String>> slots)
    implements Notation<PlainEvent> {

  public PlainWords {
    slots = slots.stream().map(List::copyOf).toList();
  }

  /// A verb without slots; [#slot] adds them.
  public PlainWords(String verb, String meaning) {
    this(verb, meaning, List.of());
  }

  /// The same with one more slot.
  public PlainWords slot(String name, List<String> words) {
    var more = new ArrayList<>(slots);
    more.add(words);
    return new PlainWords(pattern + " " + name, meaning, more);
  }

  /// How many lines there are.
  public int size() {
    int size = 1;
    for (List<String> slot : slots) {
      size *= slot.size();
    }
    return size;
  }

  @Override
  public PlainEvent read(List<String> words, List<String> names) throws BadEvent {
    if (words.isEmpty() || !words.getFirst().equalsIgnoreCase(verb())) {
      throw new BadEvent(0, "expected " + pattern + ", as in " + write(new PlainEvent(0), names));
    }
    var line = new EventWords(words, names);
    int number = 0;
    for (List<String> slot : slots) {
      number = number * slot.size() + line.number(word -> place(word, slot), oneOf(slot));
    }
    line.end();
    return new PlainEvent(number);
  }

  private String verb() {
    return part(0);
  }

  private String part(int place) {
    return List.of(pattern.split(" ")).get(place);
  }

  private String oneOf(List<String> slot) {
    String name = part(slots.indexOf(slot) + 1).toLowerCase(Locale.ROOT);
    return name + ": use " + String.join(", ", slot);
  }

  private static int place(String word, List<String> slot) {
    int place = 0;
    while (place < slot.size() && !slot.get(place).equalsIgnoreCase(word)) {
      place++;
    }
    return place < slot.size() ? place : -1;
  }

  @Override
  public String write(PlainEvent event, List<String> names) {
    var line = new StringBuilder();
    int rest = event.number();
    for (List<String> slot : slots.reversed()) {
      line.insert(0, " " + slot.get(rest % slot.size()));
      rest /= slot.size();
    }
    return line.insert(0, verb()).toString();
  }

  /// Whoever wrote one of the words may have meant another.
  @Override
  public List<String> words() {
    return slots.stream().flatMap(List::stream).distinct().toList();
  }

  @Override
  public List<Usage> forms() {
    return List.of(new Usage(pattern, meaning, write(new PlainEvent(size() - 1), List.of())));
  }
}
