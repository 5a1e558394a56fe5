package umpire.core.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import umpire.core.kernel.Event;

/// How a verb is said, declared in one place: everything that reads, writes, lists or completes
/// events is derived from it.
///
/// A pattern is made of words and slots: small letters are a word that stands there, capitals name
/// a slot, brackets surround what may be left out, as in `renege NAME [COUNT]`. What a slot is says
/// [#where], or the game for all its verbs, see [Vocabulary#of].
///
/// @param by who says it
/// @param pattern how it is written
/// @param usages how pages show it; more than one where that is easier to read
/// @param also other patterns that are read and never written
/// @param slots the slots of this verb that are not those of the whole game
/// @param keptTwice whether an event keeps what nobody writes: the cards that are meant twice
/// @param follows which events a record may do without, because they follow from the rest
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

  /// Who says it.
  public enum By {
    PLAYER,
    TABLE
  }

  /// How pages show a verb.
  ///
  /// @param pattern the words, with capitals for what varies: `lay CARD`
  /// @param meaning what it says
  /// @param example one of them
  public record Usage(String pattern, String meaning, String example) {}

  /// What players do.
  public static Form player(String pattern, String meaning, String example) {
    return of(By.PLAYER, pattern, meaning, example);
  }

  /// What chance brings, and what only the referee can see or say.
  public static Form table(String pattern, String meaning, String example) {
    return of(By.TABLE, pattern, meaning, example);
  }

  private static Form of(By by, String pattern, String meaning, String example) {
    var usage = new Usage(pattern, meaning, example);
    return new Form(by, pattern, List.of(usage), List.of(), Map.of(), false, _ -> false);
  }

  /// The same, which pages show in this other way, too. The pattern of the form stays.
  public Form shown(String pattern, String meaning, String example) {
    var all = new ArrayList<>(usages);
    all.add(new Usage(pattern, meaning, example));
    return new Form(by, this.pattern, all, also, slots, keptTwice, follows);
  }

  /// The same, which is read by this pattern instead of the one that pages show.
  public Form reading(String pattern) {
    return new Form(by, pattern, usages, also, slots, keptTwice, follows);
  }

  /// The same with other patterns that are read, but never written.
  public Form also(String... patterns) {
    var all = new ArrayList<>(also);
    all.addAll(List.of(patterns));
    return new Form(by, pattern, usages, all, slots, keptTwice, follows);
  }

  /// The same with other words that are read for the first one.
  public Form synonyms(String... words) {
    int end = pattern.indexOf(' ');
    String rest = end < 0 ? "" : pattern.substring(end);
    Form form = this;
    for (String word : words) {
      form = form.also(word + rest);
    }
    return form;
  }

  /// The same with a slot of its own for a name in its pattern.
  public Form where(String name, Slot slot) {
    var all = new LinkedHashMap<>(slots);
    all.put(name, slot);
    return new Form(by, pattern, usages, also, all, keptTwice, follows);
  }

  /// The same; its events keep the cards that are meant twice, though nobody writes them.
  public Form keepingTwice() {
    return new Form(by, pattern, usages, also, slots, true, follows);
  }

  /// The same; a record may do without it.
  public Form needless() {
    return needless(_ -> true);
  }

  /// The same; a record may do without some of its events.
  public Form needless(Predicate<Event> some) {
    return new Form(by, pattern, usages, also, slots, keptTwice, some);
  }
}
