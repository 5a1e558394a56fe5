package umpire.core.words;

import java.util.List;
import java.util.function.ToIntFunction;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.text.SafeText;

/// The words of an event, taken one after another.
public final class EventWords {

  private final List<String> words;
  private final List<String> names;
  private int at;

  /// The words of an event from a place on.
  ///
  /// @param names what the seats are called
  public EventWords(List<String> words, List<String> names, int from) {
    this.words = words;
    this.names = names;
    at = from;
  }

  /// A seat, by its name.
  public int seat() throws BadEventException {
    SeatName name = SeatName.at(at, words, names);
    at += name.words();
    return name.seat();
  }

  /// Whether there is one more word.
  public boolean more() {
    return at < words.size();
  }

  /// The word that stands here, where there is one.
  public String peek() {
    return words.get(at);
  }

  /// The same in quotation marks, as far as one would read it.
  public String quoted() {
    return SafeText.quoted(words.get(at));
  }

  /// Passes over the word that stands here.
  public void take() {
    at++;
  }

  /// All words from here on, which are then taken. A fault among them has the place that it has in
  /// this list, so only what begins a line may ask.
  public List<String> rest() {
    List<String> rest = words.subList(at, words.size());
    at = words.size();
    return rest;
  }

  /// Whether this word stands here, which is then taken.
  public boolean word(String word) {
    boolean stands = more() && words.get(at).equalsIgnoreCase(word);
    at += stands ? 1 : 0;
    return stands;
  }

  /// Whatever a word can stand for, as a number.
  ///
  /// @param reader negative if a word stands for nothing of the kind
  /// @param what is due here
  public int number(ToIntFunction<String> reader, String what) throws BadEventException {
    int number = perhaps(reader);
    if (number < 0) {
      throw isNo(what);
    }
    return number;
  }

  /// The same if such a word stands here, which is then taken; negative if none does.
  public int perhaps(ToIntFunction<String> reader) {
    int number = more() ? reader.applyAsInt(words.get(at)) : -1;
    at += number < 0 ? 0 : 1;
    return number;
  }

  /// Says that what stands here is not what should.
  public BadEventException isNo(String what) {
    return fault(
        more() ? quoted() + " is not " + withArticle(what) : "expected " + withArticle(what));
  }

  private static String withArticle(String what) {
    return ("aeiou".indexOf(what.charAt(0)) < 0 ? "a " : "an ") + what;
  }

  /// A fault of the first word behind the verb.
  public BadEventException faultAtStart(String what) {
    return new BadEventException(1, what);
  }

  /// A fault of the word that was taken last.
  public BadEventException faultOfLast(String what) {
    return new BadEventException(at - 1, what);
  }

  /// A fault of the word that stands here.
  public BadEventException fault(String what) {
    return new BadEventException(at, what);
  }

  /// All cards of a deck up to the end, whatever their order, `?` for unknown ones.
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

  /// Nothing may follow.
  public void end() throws BadEventException {
    if (more()) {
      throw new BadEventException(at, SafeText.quoted(words.get(at)) + " is not expected here");
    }
  }
}
