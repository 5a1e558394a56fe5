package umpire.core.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.cards.CardNames;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;

/// All cards up to the end of a line in their order, `?` for each that nobody recorded; none at all
/// are a row, too.
///
/// However long the line is, the row gets no longer than one card more than the deck has: that is
/// enough to refuse it.
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
    for (int place = 0; place < event.length(); place++) {
      int card = event.card(place);
      into.accept(card < 0 ? CardNames.UNKNOWN : deck.name().apply(card));
    }
  }

  @Override
  public void copy(Parts from, Move into) {
    for (int place = 0; place < from.length(); place++) {
      into.then(from.card(place));
    }
  }

  @Override
  public Kind kind() {
    return Kind.LIST;
  }
}
