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
  public ConvertedGames read(WordReader words, ReadOptions options) {
    var reader = new EightsReader(words);
    return ConvertedGames.of(reader, _ -> crossing(reader.seating()));
  }

  /// Returns the whole game: the kernel's history goes back to the deal, and this format has only
  /// one.
  private static ConvertedGame crossing(Eights table) {
    var actors = new ArrayList<Integer>();
    var events = new ArrayList<Event>();
    var move = new Move();
    for (int i = 0; i < table.history().size(); i++) {
      table.history().get(i, move);
      actors.add(table.history().actor(i));
      events.add(Verb.WORDS.event(move));
    }
    return new ConvertedGame(ClassicDeal.RULES, NAMES.subList(0, table.seats()), actors, events);
  }

  @Override
  public Optional<String> write(ConvertedGame converted, TextWriter out) {
    if (!converted.profile().hash().equals(ClassicDeal.RULES.hash())) {
      String rules = converted.profile().name();
      return Optional.of("it is played by the rules '" + rules + "', not by 'classic'");
    }
    Eights table = ClassicDeal.open(converted.names().size());
    boolean known = converted.events().stream().allMatch(event -> event.unknown() == 0);
    if (!known || !converted.isWhole(table)) {
      return Optional.of("the game is not finished, or not every card is known");
    }
    EightsGenerator.writeHead(table.seats(), deck(converted, table), out);
    for (int i = 0; i < converted.events().size(); i++) {
      Event event = converted.events().get(i);
      if (event.is(Verb.LAY)) {
        EightsGenerator.writeLay(converted.actors().get(i), event, out);
      }
    }
    out.line();
    return Optional.empty();
  }

  /// Returns the deck that gives these events: the cards dealt in turn, then those drawn in order,
  /// and below them the cards that were never drawn.
  private static List<String> deck(ConvertedGame converted, Eights table) {
    var cards = new ArrayList<String>();
    for (Event event : converted.events()) {
      if (Verb.of(event).isOfTheTable()) {
        cards.addAll(Deck.FRENCH.names(event.cards()));
      }
    }
    cards.addAll(Deck.FRENCH.names(table.deal().hands().unseen()));
    var deck = new ArrayList<>(cards);
    int hand = Long.bitCount(converted.events().getFirst().cards());
    for (int i = 0; i < table.seats() * hand; i++) {
      deck.set(i, cards.get(i % table.seats() * hand + i / table.seats()));
    }
    return deck;
  }
}
