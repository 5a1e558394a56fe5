package umpire.tractor.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicBridge;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.text.BadInputException;
import umpire.core.text.TextWriter;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorProfiles;
import umpire.tractor.text.classic.RoundReader;
import umpire.tractor.trick.Trick;
import umpire.tractor.words.Opening;
import umpire.tractor.words.Verb;

/// Converts rounds laid open between records and the published format, which has fixed names for
/// the seats.
final class RoundBridge implements ClassicBridge {

  static final List<String> NAMES = List.of("Alice", "Bob", "Charles", "David");

  @Override
  public ConvertedGames read(WordReader words, ReadOptions options) {
    var reader = new RoundReader(words, options);
    return ConvertedGames.of(reader, told -> crossing(reader, told));
  }

  /// A round as it is read and judged, trick by trick.
  private static ConvertedGame crossing(RoundReader reader, RulingLog told)
      throws BadInputException, IOException {
    var actors = new ArrayList<Integer>();
    var events = new ArrayList<Event>();
    actors.add(Kernel.HOUSE);
    events.add(opening(reader));
    addTrick(reader.round().trick(), actors, events);
    while (!reader.isOver()) {
      told.clear();
      reader.step(told);
      addTrick(reader.round().trick(), actors, events);
    }
    return new ConvertedGame(TractorProfiles.ALL.classic(), NAMES, actors, events);
  }

  private static void addTrick(Trick trick, List<Integer> actors, List<Event> events) {
    for (int i = 0; i < Round.SEATS; i++) {
      int seat = (trick.leader() + i) % Round.SEATS;
      var cards = new ArrayList<TractorCard>();
      for (int card = 0; card < trick.size(seat); card++) {
        cards.add(TractorCard.of(trick.card(seat, card)));
      }
      actors.add(seat);
      events.add(Event.of(TractorCard.pile(cards, new Move().set(Verb.LAY))));
    }
  }

  private static Event opening(RoundReader reader) {
    var move = new Move();
    return Event.of(
        Opening.write(reader.main(), reader.dealer(), reader.rank(0), reader.rank(1), move));
  }

  @Override
  public String heading(int games) {
    return games + "\n";
  }

  @Override
  public Optional<String> write(ConvertedGame converted, TextWriter out) {
    if (!converted.profile().is("form", "open-round")) {
      return Optional.of("the classic format holds an open round, not a game with hands");
    }
    var text = new StringBuilder();
    int laid = 0;
    for (Event event : converted.events()) {
      if (event.is(Verb.OPEN)) {
        text.append('\n').append(header(event)).append('\n');
      } else if (event.is(Verb.LAY)) {
        TractorCard.sorted(event).forEach(card -> text.append(card.name()));
        text.append(++laid % Round.SEATS == 0 ? '\n' : ' ');
      } else {
        return Optional.of("the classic format holds nothing but a round and its tricks");
      }
    }
    if (!isFinished(converted)) {
      return Optional.of("the classic format holds finished rounds only");
    }
    out.ascii(text.toString());
    return Optional.empty();
  }

  private static String header(Event opening) {
    return TractorCard.main(Opening.main(opening))
        + " "
        + NAMES.get(opening.seat())
        + " "
        + TractorCard.rank(Opening.rank(0, opening))
        + " "
        + TractorCard.rank(Opening.rank(1, opening));
  }

  private static boolean isFinished(ConvertedGame converted) {
    int cards = 0;
    for (Event event : converted.events()) {
      cards += event.is(Verb.LAY) ? Holding.count(event) : 0;
    }
    return cards == Round.SEATS * Deck.HAND;
  }
}
