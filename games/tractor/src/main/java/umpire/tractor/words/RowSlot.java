package umpire.tractor.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.core.words.Slot;
import umpire.tractor.cards.TractorCard;

/// Cards in order, `?` for each unrecorded one: the row of a move.
record RowSlot() implements Slot {

  @Override
  public boolean read(EventWords line, Move into) throws BadEventException {
    List<TractorCard> cards = CardWord.rest(line, false);
    cards.forEach(card -> into.then(card.number()));
    return !cards.isEmpty();
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.isNo("card: " + CardWord.HINT);
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    for (int place = 0; place < event.length(); place++) {
      into.accept(TractorCard.of(event.card(place)).name());
    }
  }

  @Override
  public void copy(Parts from, Move into) {
    for (int place = 0; place < from.length(); place++) {
      into.then(from.card(place));
    }
  }

  @Override
  public List<String> words(List<String> names) {
    return TractorCard.names(false);
  }

  @Override
  public Kind kind() {
    return Kind.LIST;
  }
}
