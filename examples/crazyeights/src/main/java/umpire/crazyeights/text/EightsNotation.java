package umpire.crazyeights.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.text.Shown;
import umpire.core.words.BadEvent;
import umpire.core.words.EventWords;
import umpire.core.words.Notation;
import umpire.crazyeights.Cards;
import umpire.crazyeights.EightsEvent;
import umpire.crazyeights.EightsEvent.Dealt;
import umpire.crazyeights.EightsEvent.Draw;
import umpire.crazyeights.EightsEvent.Lay;
import umpire.crazyeights.EightsEvent.Pass;
import umpire.crazyeights.EightsEvent.Show;
import umpire.crazyeights.EightsEvent.TurnUp;

/// How events are written in a record: a verb, then a name, cards, a suit. Reading forgives what
/// cannot be misunderstood, writing has one form.
final class EightsNotation implements Notation<EightsEvent> {

  private static final String VERBS = "deal, turn-up, lay, draw, pass, show";

  private static final List<Form> FORMS =
      List.of(
          new Form("deal NAME CARDS", "by the table: gives cards, ? if unknown", "deal Ben 8D ?"),
          new Form("turn-up CARD", "by the table: turns up the first card to match", "turn-up KS"),
          new Form("lay CARD", "lays a card", "lay 7H"),
          new Form("lay EIGHT SUIT", "lays an eight and names a suit, C D H or S", "lay 8D S"),
          new Form("draw", "asks for a card", "draw"),
          new Form("pass", "lays nothing", "pass"),
          new Form("show CARDS", "shows what is left when another is out", "show 2C TH"));

  @Override
  public EightsEvent read(List<String> words, List<String> names) throws BadEvent {
    if (words.isEmpty()) {
      throw new BadEvent(0, "an event is missing: " + VERBS);
    }
    var line = new EventWords(words, names, CardNames::read, "rank and suit, as in 8D");
    EightsEvent event =
        switch (words.getFirst().toLowerCase(Locale.ROOT)) {
          case "deal" -> new Dealt(line.seat(), line.cards());
          case "turn-up" -> new TurnUp(line.card());
          case "lay", "play" -> laid(line);
          case "draw" -> new Draw();
          case "pass" -> new Pass();
          case "show" -> new Show(shown(line));
          default ->
              throw new BadEvent(0, Shown.quoted(words.getFirst()) + " is no event: use " + VERBS);
        };
    line.end();
    return event;
  }

  private static EightsEvent laid(EventWords line) throws BadEvent {
    int card = line.card();
    boolean named = Cards.isEight(card) || line.more();
    int suit = named ? line.number(CardNames::readSuit, "suit: C, D, H or S") : Cards.suit(card);
    return new Lay(card, suit);
  }

  private static long shown(EventWords line) throws BadEvent {
    SomeCards cards = line.cards();
    if (cards.unknown() > 0) {
      throw new BadEvent(1, "what is shown everybody sees: it has no unknown cards");
    }
    return cards.known();
  }

  @Override
  public String write(EightsEvent event, List<String> names) {
    return switch (event) {
      case Dealt(int seat, var cards) -> "deal " + names.get(seat) + cards(cards);
      case TurnUp(int card) -> "turn-up " + CardNames.name(card);
      case Lay(int card, int suit) -> "lay " + CardNames.name(card) + named(card, suit);
      case Draw() -> "draw";
      case Pass() -> "pass";
      case Show(long cards) -> "show" + cards(new SomeCards(cards, 0));
    };
  }

  private static String cards(SomeCards cards) {
    return cards.size() == 0 ? "" : " " + String.join(" ", CardNames.names(cards));
  }

  /// A suit is written where it says something; so is a wrong one.
  private static String named(int card, int suit) {
    boolean says = Cards.isEight(card) || suit != Cards.suit(card);
    return says ? " " + CardNames.suitName(suit) : "";
  }

  /// The cards: whoever wrote one may have meant another.
  @Override
  public List<String> words() {
    var words = new ArrayList<String>();
    for (int card = 0; card < Cards.DECK; card++) {
      words.add(CardNames.name(card));
    }
    return words;
  }

  @Override
  public List<Form> forms() {
    return FORMS;
  }
}
