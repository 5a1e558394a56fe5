package umpire.maumau.words;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.core.words.Slot;
import umpire.maumau.cards.CardText;

/// The suit that is named with a wild card; by default the card's own.
record SuitSlot() implements Slot {

  @Override
  public boolean read(EventWords line, Move into) {
    int suit = line.perhaps(CardText::readSuit);
    if (suit >= 0) {
      into.code(into.code() | MoveCode.named(suit));
    }
    return suit >= 0;
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.isNo("suit");
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    int said = MoveCode.said((int) event.code());
    if (MoveCode.names(said)) {
      into.accept(CardText.suitName(MoveCode.suit(said)));
    }
  }

  @Override
  public void copy(Parts from, Move into) {
    into.code(into.code() | (from.code() & MoveCode.NAMED));
  }

  @Override
  public List<String> words(List<String> names) {
    return CardText.suitNames();
  }
}
