package umpire.core.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.cards.CardNames;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;

/// A slot for one card: the only one of a move's set, or its one unknown card.
///
/// @param mayBeUnknown whether `?` may be written for the card
record CardSlot(Deck deck, boolean mayBeUnknown) implements DeckSlot {

  @Override
  public boolean read(EventWords line, Move into) {
    if (mayBeUnknown && line.word(CardNames.UNKNOWN)) {
      into.unknown(1);
      return true;
    }
    int card = line.perhaps(deck.read());
    if (card >= 0) {
      into.cards(1L << card);
    }
    return card >= 0;
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    boolean known = event.cards() != 0;
    into.accept(
        known ? deck.name().apply(Long.numberOfTrailingZeros(event.cards())) : CardNames.UNKNOWN);
  }

  @Override
  public void copy(Parts from, Move into) {
    into.cards(from.cards()).unknown(from.unknown());
  }
}
