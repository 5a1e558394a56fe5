package umpire.tractor.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import umpire.core.cards.CardWords;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.core.words.Slot;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;

/// The main suit of a round laid open, or the rank of a team, see [Opening].
record OpeningSlot(int place) implements Slot {

  @Override
  public boolean read(EventWords line, Move into) {
    int part = line.perhaps(place == Opening.MAIN ? OpeningSlot::main : OpeningSlot::rank);
    if (part >= 0) {
      into.code(into.code() | Opening.bits(part, place));
    }
    return part >= 0;
  }

  /// The number of a main suit written as a character or as a word, or -1.
  private static int main(String word) {
    return switch (CardWords.plain(word)) {
      case "C", "CLUB", "CLUBS" -> 0;
      case "D", "DIAMOND", "DIAMONDS" -> 1;
      case "H", "HEART", "HEARTS" -> 2;
      case "S", "SPADE", "SPADES" -> 3;
      case "O", "NT", "NONE", "NO-TRUMP", "NOTRUMP" -> TrumpOrder.NO_SUIT;
      default -> -1;
    };
  }

  /// A rank written as a character or as a number, or -1.
  private static int rank(String word) {
    return switch (CardWords.plain(word)) {
      case "11" -> 11;
      case "12" -> 12;
      case "13" -> 13;
      case "14" -> 14;
      default -> TractorCard.readRank(CardWords.plain(word));
    };
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.isNo(
        place == Opening.MAIN
            ? "main suit: H S C D, or O or NT for none"
            : "rank: 2-9 T J Q K A or 10 to 14");
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    into.accept(word(Opening.at(place, event)));
  }

  private String word(int part) {
    char letter = place == Opening.MAIN ? TractorCard.main(part) : TractorCard.rank(part);
    return String.valueOf(letter);
  }

  @Override
  public void copy(Parts from, Move into) {
    into.code(into.code() | Opening.bits(Opening.at(place, from), place));
  }

  @Override
  public List<String> words(List<String> names) {
    var words = new ArrayList<String>();
    int least = place == Opening.MAIN ? 0 : Deck.TWO;
    int most = place == Opening.MAIN ? TrumpOrder.NO_SUIT : Deck.ACE;
    for (int part = least; part <= most; part++) {
      words.add(word(part));
    }
    return words;
  }
}
