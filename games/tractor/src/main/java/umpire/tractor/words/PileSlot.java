package umpire.tractor.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.core.words.Slot;
import umpire.tractor.cards.TractorCard;

/// Cards whose order has no meaning, written in the usual order of a hand: the set of a move, those
/// held twice, and the unknown ones. A third copy, which only damaged records have, is in the row.
///
/// @param open whether they lie open, so that none may be unknown
record PileSlot(boolean open) implements Slot {

  @Override
  public boolean read(EventWords line, Move into) throws BadEventException {
    List<TractorCard> cards = CardWord.rest(line, open);
    TractorCard.pile(cards, into);
    return !cards.isEmpty();
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.isNo("card: " + CardWord.HINT);
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    TractorCard.sorted(event).forEach(card -> into.accept(card.name()));
  }

  @Override
  public void copy(Parts from, Move into) {
    into.cards(from.cards()).twice(from.twice()).unknown(from.unknown());
    for (int place = 0; place < from.length(); place++) {
      into.then(from.card(place));
    }
  }

  @Override
  public List<String> words(List<String> names) {
    return TractorCard.names(open);
  }

  @Override
  public Kind kind() {
    return Kind.LIST;
  }
}
