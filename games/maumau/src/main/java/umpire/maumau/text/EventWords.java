package umpire.maumau.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.match.BadEvent;
import umpire.core.record.SeatName;
import umpire.core.text.Shown;
import umpire.maumau.CardRow;
import umpire.maumau.SomeCards;

/// The words of an event behind its verb, taken one after another.
final class EventWords {

  private final List<String> words;
  private final List<String> names;
  private int at = 1;

  EventWords(List<String> words, List<String> names) {
    this.words = words;
    this.names = names;
  }

  int seat() throws BadEvent {
    SeatName name = SeatName.at(at, words, names);
    at += name.words();
    return name.seat();
  }

  /// A card that lies open, so that it is known.
  int card() throws BadEvent {
    int card = at < words.size() ? CardText.read(words.get(at)) : CardText.NO_CARD;
    if (card == CardText.NO_CARD) {
      throw noCard();
    }
    at++;
    return card;
  }

  private BadEvent noCard() {
    String form = "suit and rank, as in HS for the seven of hearts";
    return at < words.size()
        ? new BadEvent(at, Shown.quoted(words.get(at)) + " is no card: " + form)
        : new BadEvent(at, "a card is missing: " + form);
  }

  /// The suit that a jack names; its own if none is written.
  int suitAfter(int jack) {
    int suit = at < words.size() ? CardText.readSuit(words.get(at)) : -1;
    if (suit < 0) {
      return jack & 3;
    }
    at++;
    return suit;
  }

  /// Whether the word stands here.
  boolean word(String word) {
    boolean stands = at < words.size() && words.get(at).equalsIgnoreCase(word);
    at += stands ? 1 : 0;
    return stands;
  }

  /// All cards up to the end, in their order, `?` for unknown ones.
  CardRow row() throws BadEvent {
    var cards = new ArrayList<Integer>();
    while (at < words.size()) {
      cards.add(cardOrUnknown());
    }
    return new CardRow(cards);
  }

  /// A card, or [CardRow#UNKNOWN] for a `?`.
  int cardOrUnknown() throws BadEvent {
    return word(CardText.UNKNOWN) ? CardRow.UNKNOWN : card();
  }

  /// All cards up to the end, whatever their order.
  SomeCards cards() throws BadEvent {
    int known = 0;
    int unknown = 0;
    int start = at;
    for (int card : row().cards()) {
      if (card == CardRow.UNKNOWN) {
        unknown++;
      } else if ((known >> card & 1) != 0) {
        throw new BadEvent(start, CardText.name(card) + " stands here twice");
      } else {
        known |= 1 << card;
      }
    }
    return new SomeCards(known, unknown);
  }

  void end() throws BadEvent {
    if (at < words.size()) {
      throw new BadEvent(at, Shown.quoted(words.get(at)) + " is not expected here");
    }
  }
}
