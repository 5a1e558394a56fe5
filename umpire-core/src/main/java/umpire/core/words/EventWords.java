package umpire.core.words;

import java.util.List;
import java.util.function.ToIntFunction;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.text.SafeText;

/// The words of an event, read one after another.
public final class EventWords {

  private final List<String> words;
  private final List<String> names;
  private int at;

  /// The words of an event from an index on.
  ///
  /// @param names the names of the seats
  public EventWords(List<String> words, List<String> names, int from) {
    this.words = words;
    this.names = names;
    at = from;
  }

  /// Reads a seat, given by its name.
  public int seat() throws BadEventException {
    SeatName name = SeatName.at(at, words, names);
    at += name.words();
    return name.seat();
  }

  /// Whether there is a next word.
  public boolean more() {
    return at < words.size();
  }

  /// The next word. Call it only if there is one, see [#more].
  public String peek() {
    return words.get(at);
  }

  /// The next word in quotation marks, shortened for messages. Call it only if there is one.
  public String quoted() {
    return SafeText.quoted(words.get(at));
  }

  /// Skips the next word.
  public void take() {
    at++;
  }

  /// Takes all remaining words. A reader of this list reports faults by their index in it, so only
  /// the slot that begins a line may call this.
  public List<String> rest() {
    List<String> rest = words.subList(at, words.size());
    at = words.size();
    return rest;
  }

  /// Whether the next word is this one, in either case; if so, takes it.
  public boolean word(String word) {
    boolean found = more() && words.get(at).equalsIgnoreCase(word);
    at += found ? 1 : 0;
    return found;
  }

  /// Reads the next word as a number.
  ///
  /// @param reader returns a negative number for a word that is not of the expected kind
  /// @param what the expected kind, for the message
  public int number(ToIntFunction<String> reader, String what) throws BadEventException {
    int number = perhaps(reader);
    if (number < 0) {
      throw isNo(what);
    }
    return number;
  }

  /// Reads the next word as a number if there is one that the reader accepts; else takes nothing
  /// and returns a negative number.
  public int perhaps(ToIntFunction<String> reader) {
    int number = more() ? reader.applyAsInt(words.get(at)) : -1;
    at += number < 0 ? 0 : 1;
    return number;
  }

  /// Returns a fault: the next word is not of the expected kind, or there is none.
  ///
  /// @param what the expected kind
  public BadEventException isNo(String what) {
    return fault(
        more() ? quoted() + " is not " + withArticle(what) : "expected " + withArticle(what));
  }

  private static String withArticle(String what) {
    return ("aeiou".indexOf(what.charAt(0)) < 0 ? "a " : "an ") + what;
  }

  /// Returns a fault of the first word after the verb.
  public BadEventException faultAtStart(String what) {
    return new BadEventException(1, what);
  }

  /// Returns a fault of the word that was taken last.
  public BadEventException faultOfLast(String what) {
    return new BadEventException(at - 1, what);
  }

  /// Returns a fault of the next word.
  public BadEventException fault(String what) {
    return new BadEventException(at, what);
  }

  /// Reads all remaining words as cards of a deck, in any order, `?` for unknown ones. No card may
  /// appear twice.
  public SomeCards cards(Deck deck) throws BadEventException {
    long known = 0;
    int unknown = 0;
    while (more()) {
      int number = perhaps(deck.read());
      if (number < 0) {
        if (!word(CardNames.UNKNOWN)) {
          throw isNo("card: " + deck.hint());
        }
        unknown++;
        continue;
      }
      long card = 1L << number;
      if ((known & card) != 0) {
        throw faultOfLast(SafeText.quoted(words.get(at - 1)) + " appears twice");
      }
      known |= card;
    }
    return new SomeCards(known, unknown);
  }

  /// Requires that no word is left.
  public void end() throws BadEventException {
    if (more()) {
      throw new BadEventException(at, SafeText.quoted(words.get(at)) + " is not expected here");
    }
  }
}
