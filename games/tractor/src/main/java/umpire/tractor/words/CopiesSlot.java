package umpire.tractor.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.core.words.Slot;
import umpire.tractor.cards.TractorCard;

/// One or two identical cards: the only card of a move, and its amount.
record CopiesSlot() implements Slot {

  @Override
  public boolean read(EventWords line, Move into) throws BadEventException {
    List<TractorCard> cards = CardWord.rest(line, true);
    for (TractorCard card : cards) {
      if (!card.equals(cards.getFirst())) {
        throw line.faultAtStart("expected one card, or two identical cards");
      }
      into.cards(1L << card.number());
    }
    into.amount(cards.size());
    return !cards.isEmpty();
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.isNo("card: " + CardWord.HINT);
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    for (int copy = 0; copy < event.amount(); copy++) {
      into.accept(TractorCard.of(Verb.card(event)).name());
    }
  }

  @Override
  public void copy(Parts from, Move into) {
    into.cards(from.cards()).amount(from.amount());
  }

  @Override
  public List<String> words(List<String> names) {
    return TractorCard.names(true);
  }

  @Override
  public Kind kind() {
    return Kind.LIST;
  }
}
