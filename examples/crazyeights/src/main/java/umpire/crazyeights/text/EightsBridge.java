package umpire.crazyeights.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.classic.ClassicBridge;
import umpire.core.classic.Reading;
import umpire.core.classic.Words;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;
import umpire.core.text.Print;
import umpire.crazyeights.Cards;
import umpire.crazyeights.Eights;
import umpire.crazyeights.EightsProfiles;
import umpire.crazyeights.Verb;

/// Carries games between records and the text format, where the deck comes first and only what is
/// laid is written down.
final class EightsBridge implements ClassicBridge {

  private static final List<String> NAMES = List.of("Player 1", "Player 2", "Player 3", "Player 4");

  @Override
  public Arrivals read(Words words, Reading reading) {
    var reader = new EightsReader(words);
    return Arrivals.of(reader, _ -> crossing(reader.seating()));
  }

  /// The kernel remembers all that happened since the deal, and here there is only one.
  private static Crossing crossing(Eights table) {
    var actors = new ArrayList<Integer>();
    var events = new ArrayList<Event>();
    var move = new Move();
    for (int i = 0; i < table.history().size(); i++) {
      table.history().get(i, move);
      actors.add(table.history().actor(i));
      events.add(Verb.WORDS.event(move));
    }
    return new Crossing(ClassicDeal.RULES, NAMES.subList(0, table.seats()), actors, events);
  }

  @Override
  public Optional<String> write(Crossing crossing, Print out) {
    if (!crossing.profile().hash().equals(ClassicDeal.RULES.hash())) {
      String rules = crossing.profile().name();
      return Optional.of("it is played by the rules '" + rules + "', not by 'classic'");
    }
    Eights table = EightsProfiles.open(ClassicDeal.RULES, crossing.names().size());
    boolean known = crossing.events().stream().allMatch(event -> event.unknown() == 0);
    if (!known || !crossing.isWhole(table)) {
      return Optional.of("the game is not finished, or not every card is known");
    }
    out.number(table.seats()).line();
    out.ascii(String.join(" ", deck(crossing, table))).line();
    for (int i = 0; i < crossing.events().size(); i++) {
      Event event = crossing.events().get(i);
      if (event.is(Verb.LAY)) {
        out.number(crossing.actors().get(i) + 1).letter(' ');
        EightsGenerator.writeLay(Verb.card(event), Verb.suit(event), out);
      }
    }
    out.line();
    return Optional.empty();
  }

  /// The deck from which these cards came: the first ones dealt in turn, the rest as they were
  /// drawn, and below them those that nobody drew.
  private static List<String> deck(Crossing crossing, Eights table) {
    var hands = new ArrayList<List<String>>();
    var rest = new ArrayList<String>();
    for (Event event : crossing.events()) {
      List<String> cards = CardNames.names(SomeCards.of(event.cards()));
      if (event.is(Verb.DEAL) && hands.size() < table.seats()) {
        hands.add(cards);
      } else if (Verb.of(event).isOfTheTable()) {
        rest.addAll(cards);
      }
    }
    var deck = new ArrayList<String>();
    for (int i = 0; i < hands.getFirst().size(); i++) {
      for (List<String> hand : hands) {
        deck.add(hand.get(i));
      }
    }
    deck.addAll(rest);
    for (long left = table.deal().hands().unseen(); left != 0; left &= left - 1) {
      deck.add(CardNames.name(Cards.lowest(left)));
    }
    return deck;
  }
}
