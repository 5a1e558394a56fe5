package umpire.core.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.cards.CardNames;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;

/// A slot for all cards up to the end of a line in their order, perhaps none, `?` for each that was
/// not recorded.
///
/// However long the line is, the row has at most one card more than the deck: that is enough to
/// reject it.
record RowSlot(Deck deck) implements DeckSlot {

  @Override
  public boolean read(EventWords line, Move into) throws BadEventException {
    int most = deck.size() + 1;
    while (line.more()) {
      int card = line.perhaps(deck.read());
      if (card < 0 && !line.word(CardNames.UNKNOWN)) {
        throw missing(line);
      }
      if (into.length() < most) {
        into.then(card < 0 ? CardNames.NONE : card);
      }
    }
    return true;
  }

  @Override
  public boolean mayBeUnknown() {
    return true;
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    for (int index = 0; index < event.length(); index++) {
      int card = event.card(index);
      into.accept(card < 0 ? CardNames.UNKNOWN : deck.name().apply(card));
    }
  }

  @Override
  public void copy(Parts from, Move into) {
    for (int index = 0; index < from.length(); index++) {
      into.then(from.card(index));
    }
  }

  @Override
  public Kind kind() {
    return Kind.LIST;
  }
}
