package umpire.crazyeights.table;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.cards.CardNames;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.core.words.Slot;

/// The suit named after a card: required for an eight, and otherwise the card's own. The code of a
/// move stores it.
record SuitSlot() implements Slot {

  @Override
  public boolean read(EventWords line, Move into) {
    int card = Verb.card(into);
    if (!line.more() && !Cards.isEight(card)) {
      into.code(Cards.suit(card));
      return true;
    }
    int suit = line.perhaps(CardNames::readSuit);
    into.code(Math.max(suit, 0));
    return suit >= 0;
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.isNo("suit: C, D, H or S");
  }

  /// Writes the suit only for an eight, or if it differs from the card's own.
  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    int card = Verb.card(event);
    if (Cards.isEight(card) || Verb.suit(event) != Cards.suit(card)) {
      into.accept(CardNames.suitName(Verb.suit(event)));
    }
  }

  @Override
  public void copy(Parts from, Move into) {
    into.code(from.code());
  }

  @Override
  public List<String> words(List<String> names) {
    return List.of("C", "D", "H", "S");
  }
}
