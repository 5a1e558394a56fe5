package umpire.core.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.text.Json;
import umpire.core.text.SafeText;

/// A pattern of a form, parsed so that it can read and write lines.
final class WordPattern {

  /// One word or one slot of a pattern.
  ///
  /// @param name the word, or the name of the slot in the pattern
  /// @param slot null for a word
  /// @param optional whether a line may leave it out
  private record Element(String name, @Nullable Slot slot, boolean optional) {

    /// The name of the slot for programs.
    String part() {
      return name.toLowerCase(Locale.ROOT);
    }
  }

  private final int verb;
  private final Element[] elements;

  /// The words before the first slot, each with a space after it.
  private final String beginning;

  /// The index of the first slot, or the number of elements.
  private final int firstSlot;

  private WordPattern(int verb, List<Element> elements) {
    this.verb = verb;
    this.elements = elements.toArray(Element[]::new);
    List<Element> words = elements.stream().takeWhile(element -> element.slot == null).toList();
    beginning = words.stream().map(element -> element.name + " ").collect(Collectors.joining());
    firstSlot = words.size();
  }

  /// @param slots the slots for the names in a pattern
  static WordPattern of(int verb, String pattern, Map<String, Slot> slots) {
    var elements = new ArrayList<Element>();
    for (String word : List.of(pattern.split(" "))) {
      boolean optional = word.startsWith("[");
      String name = optional ? word.substring(1, word.length() - 1) : word;
      boolean isSlot = optional || !name.equals(name.toLowerCase(Locale.ROOT));
      Slot slot = isSlot ? slots.get(name) : null;
      if (isSlot && slot == null) {
        throw new IllegalArgumentException("no slot " + name + ": " + pattern);
      }
      elements.add(new Element(name, slot, optional));
    }
    return new WordPattern(verb, elements);
  }

  /// The word with which its lines begin; empty if they begin with a slot.
  String firstWord() {
    return firstSlot == 0 ? "" : elements[0].name;
  }

  /// The words before the first slot, joined by hyphens.
  String beginning() {
    return beginning.strip().replace(' ', '-');
  }

  /// Reads a line whose first word is that of this pattern. Null if the pattern begins with a slot
  /// that does not accept the line.
  @Nullable Event read(List<String> words, List<String> names) throws BadEventException {
    var line = new EventWords(words, names, 0);
    Move move = new Move().set(verb);
    Slot first = elements[0].slot;
    if (first != null && !first.read(line, move)) {
      return null;
    }
    for (int i = first == null ? 0 : 1; i < elements.length; i++) {
      read(elements[i], line, move);
    }
    line.end();
    return Event.of(move);
  }

  private static void read(Element element, EventWords line, Move into) throws BadEventException {
    Slot slot = element.slot;
    if (slot == null) {
      if (!line.word(element.name)) {
        throw line.fault("expected " + SafeText.quoted(element.name));
      }
    } else if ((element.optional && !line.more()) || !slot.read(line, into)) {
      if (!element.optional) {
        throw slot.missing(line);
      }
      slot.leaveOut(into);
    }
  }

  /// Appends the words of an event, each with a space after it.
  void write(Parts event, List<String> names, StringBuilder line) {
    line.append(beginning);
    if (firstSlot < elements.length) {
      Consumer<String> words = word -> line.append(word).append(' ');
      for (int i = firstSlot; i < elements.length; i++) {
        Slot slot = elements[i].slot;
        if (slot == null) {
          words.accept(elements[i].name);
        } else {
          slot.write(event, names, words);
        }
      }
    }
  }

  /// Copies the parts that this pattern shows, and no others.
  void copy(Parts from, Move into) {
    into.set(verb);
    for (Element element : elements) {
      if (element.slot != null) {
        element.slot.copy(from, into);
      }
    }
  }

  /// Adds the parts of an event to JSON, under the names of their slots.
  void addParts(Parts event, List<String> names, Json into) {
    for (Element element : elements) {
      if (element.slot != null) {
        var words = new ArrayList<String>();
        element.slot.write(event, names, words::add);
        addPart(element.part(), element.slot.kind(), words, into);
      }
    }
  }

  private static void addPart(String name, Slot.Kind kind, List<String> words, Json into) {
    if (kind == Slot.Kind.LIST) {
      into.put(name, words);
    } else if (!words.isEmpty()) {
      String word = String.join(" ", words);
      if (kind == Slot.Kind.NUMBER) {
        into.put(name, Integer.parseInt(word));
      } else {
        into.put(name, word);
      }
    }
  }

  /// Returns the words of a line with these parts, and removes them from the map.
  List<String> words(Map<String, List<String>> parts) {
    var words = new ArrayList<String>();
    for (Element element : elements) {
      List<String> those =
          element.slot == null ? List.of(element.name) : parts.remove(element.part());
      words.addAll(those == null ? List.of() : those);
    }
    return words;
  }

  /// Adds the words that can follow these; none if no line of this pattern begins with them.
  void addNext(List<String> words, List<String> names, Set<String> into) {
    var line = new EventWords(words, names, 0);
    var scratch = new Move();
    for (Element element : elements) {
      boolean many = element.slot != null && element.slot.kind() == Slot.Kind.LIST;
      boolean written = line.more();
      boolean complete = true;
      try {
        if (written) {
          read(element, line, scratch);
        }
      } catch (BadEventException fault) {
        if (!many || fault.word() < words.size()) {
          return; // another pattern may continue from here
        }
        complete = false;
      }
      if (!complete || (!line.more() && (!written || many))) {
        into.addAll(element.slot == null ? List.of(element.name) : element.slot.words(names));
        if (!element.optional) {
          return;
        }
      }
    }
  }

  /// Adds the words that fill its slots, except the names of players.
  void addWords(Set<String> into) {
    for (Element element : elements) {
      if (element.slot != null) {
        into.addAll(element.slot.words(List.of()));
      }
    }
  }
}
