package umpire.crazyeights.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.classic.ClassicBridge;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;
import umpire.core.text.TextWriter;
import umpire.core.words.Deck;
import umpire.crazyeights.table.Eights;
import umpire.crazyeights.table.Verb;

/// Converts games between records and the text format, which begins with the deck and lists only
/// the cards laid.
final class EightsBridge implements ClassicBridge {

  private static final List<String> NAMES = List.of("Player 1", "Player 2", "Player 3", "Player 4");

  @Override
  public Arrivals read(WordReader words, ReadOptions options) {
    var reader = new EightsReader(words);
    return Arrivals.of(reader, _ -> crossing(reader.seating()));
  }

  /// Returns the whole game: the kernel's history goes back to the deal, and this format has only
  /// one.
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
  public Optional<String> write(Crossing crossing, TextWriter out) {
    if (!crossing.profile().hash().equals(ClassicDeal.RULES.hash())) {
      String rules = crossing.profile().name();
      return Optional.of("it is played by the rules '" + rules + "', not by 'classic'");
    }
    Eights table = ClassicDeal.open(crossing.names().size());
    boolean known = crossing.events().stream().allMatch(event -> event.unknown() == 0);
    if (!known || !crossing.isWhole(table)) {
      return Optional.of("the game is not finished, or not every card is known");
    }
    EightsGenerator.writeHead(table.seats(), deck(crossing, table), out);
    for (int i = 0; i < crossing.events().size(); i++) {
      Event event = crossing.events().get(i);
      if (event.is(Verb.LAY)) {
        EightsGenerator.writeLay(crossing.actors().get(i), event, out);
      }
    }
    out.line();
    return Optional.empty();
  }

  /// Returns the deck that gives these events: the cards dealt in turn, then those drawn in order,
  /// and below them the cards that were never drawn.
  private static List<String> deck(Crossing crossing, Eights table) {
    var cards = new ArrayList<String>();
    for (Event event : crossing.events()) {
      if (Verb.of(event).isOfTheTable()) {
        cards.addAll(Deck.FRENCH.names(event.cards()));
      }
    }
    cards.addAll(Deck.FRENCH.names(table.deal().hands().unseen()));
    var deck = new ArrayList<>(cards);
    int hand = Long.bitCount(crossing.events().getFirst().cards());
    for (int i = 0; i < table.seats() * hand; i++) {
      deck.set(i, cards.get(i % table.seats() * hand + i / table.seats()));
    }
    return deck;
  }
}
