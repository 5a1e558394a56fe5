package umpire.core.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import umpire.core.kernel.Event;

/// The words of a verb, declared once: all code that reads, writes, lists or completes events
/// derives from it.
///
/// A pattern is made of words and slots: lower case is a word, upper case is the name of a slot,
/// and brackets enclose a slot that may be left out, as in `renege NAME [COUNT]`. Slots are defined
/// by [#where], or for all verbs of a game, see [Vocabulary#of].
///
/// @param by whether players or the table use this verb
/// @param pattern the pattern that is read and written
/// @param usages the descriptions on pages; more than one where that is easier to read
/// @param also other patterns that are read and never written
/// @param slots the slots of this verb that are not those of the whole game
/// @param keptTwice whether [Vocabulary#event] keeps [umpire.core.kernel.Parts#twice], although the
///   words do not show that part
/// @param follows true for the events that a record may leave out, because they follow from the
///   rest
public record Form(
    By by,
    String pattern,
    List<Usage> usages,
    List<String> also,
    Map<String, Slot> slots,
    boolean keptTwice,
    Predicate<Event> follows) {

  public Form {
    usages = List.copyOf(usages);
    also = List.copyOf(also);
    slots = Map.copyOf(slots);
  }

  /// The kinds of actors that use a verb.
  public enum By {
    PLAYER,
    TABLE
  }

  /// A verb, or one way to use it, as pages describe it.
  ///
  /// @param pattern the words, with capitals for what varies: `lay CARD`
  /// @param meaning the meaning of these words
  /// @param example the words of one event
  public record Usage(String pattern, String meaning, String example) {}

  /// Returns a form for an action of players.
  public static Form player(String pattern, String meaning, String example) {
    return of(By.PLAYER, pattern, meaning, example);
  }

  /// Returns a form for an event that chance brings about, or that only the referee can see or
  /// announce.
  public static Form table(String pattern, String meaning, String example) {
    return of(By.TABLE, pattern, meaning, example);
  }

  private static Form of(By by, String pattern, String meaning, String example) {
    var usage = new Usage(pattern, meaning, example);
    return new Form(by, pattern, List.of(usage), List.of(), Map.of(), false, _ -> false);
  }

  /// Returns this form with one more usage for pages. The pattern stays.
  public Form shown(String pattern, String meaning, String example) {
    var all = new ArrayList<>(usages);
    all.add(new Usage(pattern, meaning, example));
    return new Form(by, this.pattern, all, also, slots, keptTwice, follows);
  }

  /// Returns this form with a pattern to read and write that differs from the one on pages.
  public Form reading(String pattern) {
    return new Form(by, pattern, usages, also, slots, keptTwice, follows);
  }

  /// Returns this form with other patterns that are read, but never written.
  public Form also(String... patterns) {
    var all = new ArrayList<>(also);
    all.addAll(List.of(patterns));
    return new Form(by, pattern, usages, all, slots, keptTwice, follows);
  }

  /// Returns this form with synonyms: words that are read for the first word of its pattern.
  public Form synonyms(String... words) {
    int end = pattern.indexOf(' ');
    String rest = end < 0 ? "" : pattern.substring(end);
    Form form = this;
    for (String word : words) {
      form = form.also(word + rest);
    }
    return form;
  }

  /// Returns this form with a slot of its own: `name`, in upper case in the pattern, stands for it.
  public Form where(String name, Slot slot) {
    var all = new LinkedHashMap<>(slots);
    all.put(name, slot);
    return new Form(by, pattern, usages, also, all, keptTwice, follows);
  }

  /// Returns this form with events that keep [umpire.core.kernel.Parts#twice], although their words
  /// do not show that part.
  public Form keepingTwice() {
    return new Form(by, pattern, usages, also, slots, true, follows);
  }

  /// Returns this form with the statement that a record may leave out all of its events.
  public Form needless() {
    return needless(_ -> true);
  }

  /// Returns this form with the statement that a record may leave out these of its events, and no
  /// others.
  public Form needless(Predicate<Event> some) {
    return new Form(by, pattern, usages, also, slots, keptTwice, some);
  }
}
