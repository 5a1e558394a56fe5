package umpire.core.words;

import java.util.ArrayList;
import java.util.List;
import umpire.core.cards.CardNames;

/// A slot for cards of a deck.
interface DeckSlot extends Slot {

  Deck deck();

  /// Whether `?` may be written for a card.
  boolean mayBeUnknown();

  /// The kind of word that is expected here, for messages.
  default String what() {
    return "card: " + deck().hint();
  }

  @Override
  default BadEventException missing(EventWords line) {
    return line.isNo(what());
  }

  @Override
  default List<String> words(List<String> names) {
    var words = new ArrayList<>(deck().names());
    if (mayBeUnknown()) {
      words.add(CardNames.UNKNOWN);
    }
    return words;
  }
}
