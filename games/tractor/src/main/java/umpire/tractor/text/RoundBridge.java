package umpire.tractor.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Tape;
import umpire.core.classic.ClassicBridge;
import umpire.core.classic.Reading;
import umpire.core.classic.Words;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.profile.BadProfile;
import umpire.core.profile.Profile;
import umpire.core.text.BadInput;
import umpire.core.text.Print;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorProfiles;
import umpire.tractor.text.classic.RoundReader;
import umpire.tractor.trick.Trick;
import umpire.tractor.words.Opening;
import umpire.tractor.words.Verb;

/// Carries rounds laid open between records and the published format, which fixes the names of the
/// seats.
final class RoundBridge implements ClassicBridge {

  static final List<String> NAMES = List.of("Alice", "Bob", "Charles", "David");

  @Override
  public Arrivals read(Words words, Reading reading) {
    return new Rounds(new RoundReader(words, reading), classic());
  }

  private static Profile classic() {
    try {
      return TractorProfiles.ALL.preset("classic");
    } catch (BadProfile missing) {
      throw new IllegalStateException(missing);
    }
  }

  /// Rounds as they are read and judged, one after another.
  private record Rounds(RoundReader reader, Profile profile) implements Arrivals {

    @Override
    public Optional<Crossing> next() throws BadInput, IOException {
      var actors = new ArrayList<Integer>();
      var events = new ArrayList<Event>();
      Tape silent = Tape.silent();
      do {
        if (!reader.step(silent)) {
          return Optional.empty();
        }
        if (events.isEmpty()) {
          actors.add(Kernel.HOUSE);
          events.add(opening());
        }
        addTrick(reader.round().trick(), actors, events);
      } while (!reader.isOver());
      return Optional.of(new Crossing(profile, NAMES, actors, events));
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

    private Event opening() {
      var move = new Move();
      return Event.of(
          Opening.write(reader.main(), reader.dealer(), reader.rank(0), reader.rank(1), move));
    }

    @Override
    public boolean recover() throws IOException {
      return reader.recover();
    }
  }

  @Override
  public String heading(int games) {
    return games + "\n";
  }

  @Override
  public Optional<String> write(Crossing crossing, Print out) {
    if (!crossing.profile().is("form", "open-round")) {
      return Optional.of("the classic format holds a round laid open, not a game with hands");
    }
    var text = new StringBuilder();
    int laid = 0;
    for (Event event : crossing.events()) {
      if (event.is(Verb.OPEN)) {
        text.append('\n').append(header(event)).append('\n');
      } else if (event.is(Verb.LAY)) {
        TractorCard.sorted(event).forEach(card -> text.append(card.name()));
        text.append(++laid % Round.SEATS == 0 ? '\n' : ' ');
      } else {
        return Optional.of("the classic format holds nothing but a round and its tricks");
      }
    }
    if (!isFinished(crossing)) {
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

  private static boolean isFinished(Crossing crossing) {
    int cards = 0;
    for (Event event : crossing.events()) {
      cards += event.is(Verb.LAY) ? Holding.count(event) : 0;
    }
    return cards == Round.SEATS * Deck.HAND;
  }
}
