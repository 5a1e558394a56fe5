package umpire.cribbage.text;

import java.util.List;
import umpire.core.cards.Card;
import umpire.core.match.BadEvent;
import umpire.core.record.SeatName;
import umpire.core.text.Shown;
import umpire.cribbage.SomeCards;

/// The words of an event behind its verb, taken one after another.
final class EventWords {

  private static final int MOST_POINTS = 999;

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
  Card card() throws BadEvent {
    if (at >= words.size()) {
      throw new BadEvent(at, "a card is missing");
    }
    int card = CardText.read(words.get(at));
    if (card == CardText.NO_CARD) {
      throw new BadEvent(at, noCard());
    }
    at++;
    return SomeCards.card(card);
  }

  /// A card, or `?`.
  SomeCards oneCard() throws BadEvent {
    if (at < words.size() && isUnknown(words.get(at))) {
      at++;
      return SomeCards.unknown(1);
    }
    return SomeCards.of(card());
  }

  private static boolean isUnknown(String word) {
    return word.equals("?");
  }

  /// All cards up to the end, `?` for unknown ones.
  SomeCards cards() throws BadEvent {
    if (at >= words.size()) {
      throw new BadEvent(at, "cards are missing");
    }
    long known = 0;
    int hidden = 0;
    for (; at < words.size(); at++) {
      if (isUnknown(words.get(at))) {
        hidden++;
        continue;
      }
      int card = CardText.read(words.get(at));
      if (card == CardText.NO_CARD) {
        throw new BadEvent(at, noCard());
      }
      if ((known & 1L << card) != 0) {
        throw new BadEvent(at, CardText.name(card) + " stands here twice");
      }
      known |= 1L << card;
    }
    return new SomeCards(known, hidden);
  }

  private String noCard() {
    return Shown.quoted(words.get(at)) + " is no card: rank A 2-9 T J Q K and suit C D H S";
  }

  int points() throws BadEvent {
    if (at >= words.size()) {
      throw new BadEvent(at, "a number of points is missing");
    }
    String word = words.get(at);
    int points = 0;
    for (int i = 0; i < word.length() && points <= MOST_POINTS; i++) {
      int digit = word.charAt(i) - '0';
      points = digit < 0 || digit > 9 ? MOST_POINTS + 1 : 10 * points + digit;
    }
    if (points > MOST_POINTS) {
      throw new BadEvent(at, Shown.quoted(word) + " is no number of points");
    }
    at++;
    return points;
  }

  void end() throws BadEvent {
    if (at < words.size()) {
      throw new BadEvent(
          at, Shown.quoted(words.get(at)) + " is too much: the event ends before it");
    }
  }
}
