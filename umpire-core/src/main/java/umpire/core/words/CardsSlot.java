package umpire.core.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;

/// A slot for all cards up to the end of a line, in any order: the set of a move and its unknown
/// cards.
///
/// @param least the fewest cards that are allowed
/// @param mayBeUnknown whether `?` may be written for a card
record CardsSlot(Deck deck, int least, boolean mayBeUnknown) implements DeckSlot {

  @Override
  public boolean read(EventWords line, Move into) throws BadEventException {
    SomeCards cards = line.cards(deck);
    if (cards.unknown() > 0 && !mayBeUnknown) {
      throw line.faultAtStart("these cards are open: they cannot be unknown");
    }
    into.cards(cards.known()).unknown(cards.unknown());
    return cards.size() >= least;
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    deck.write(event.cards(), into);
    for (int i = 0; i < event.unknown(); i++) {
      into.accept(CardNames.UNKNOWN);
    }
  }

  @Override
  public void copy(Parts from, Move into) {
    into.cards(from.cards()).unknown(from.unknown());
  }

  @Override
  public Kind kind() {
    return Kind.LIST;
  }
}
