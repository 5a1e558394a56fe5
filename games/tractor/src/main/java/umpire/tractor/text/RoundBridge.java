package umpire.tractor.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Tape;
import umpire.core.kernel.Kernel;
import umpire.core.match.ClassicBridge;
import umpire.core.profile.Profile;
import umpire.core.text.BadInput;
import umpire.core.text.Print;
import umpire.core.text.Reading;
import umpire.core.text.Words;
import umpire.tractor.Round;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorEvent;
import umpire.tractor.TractorProfiles;
import umpire.tractor.Trick;

/// Carries rounds laid open between records and the published format, which fixes the names of the
/// seats.
final class RoundBridge implements ClassicBridge<TractorEvent> {

  static final List<String> NAMES = List.of("Alice", "Bob", "Charles", "David");

  @Override
  public Arrivals<TractorEvent> read(Words words, Reading reading) {
    return new Rounds(new RoundReader(words, reading), TractorProfiles.ALL.classic());
  }

  /// Rounds as they are read and judged, one after another.
  private record Rounds(RoundReader reader, Profile profile) implements Arrivals<TractorEvent> {

    @Override
    public Optional<Crossing<TractorEvent>> next() throws BadInput, IOException {
      var actors = new ArrayList<Integer>();
      var events = new ArrayList<TractorEvent>();
      Tape silent = Tape.silent();
      do {
        if (!reader.step(silent)) {
          return Optional.empty();
        }
        if (events.isEmpty()) {
          actors.add(Kernel.HOUSE);
          events.add(
              new TractorEvent.Open(
                  reader.main(), reader.dealer(), reader.rank(0), reader.rank(1)));
        }
        addTrick(reader.round().trick(), actors, events);
      } while (!reader.isOver());
      return Optional.of(new Crossing<>(profile, NAMES, actors, events));
    }

    private static void addTrick(Trick trick, List<Integer> actors, List<TractorEvent> events) {
      for (int i = 0; i < Round.SEATS; i++) {
        int seat = (trick.leader() + i) % Round.SEATS;
        var cards = new ArrayList<TractorCard>();
        for (int card = 0; card < trick.size(seat); card++) {
          cards.add(TractorCard.of(trick.card(seat, card)));
        }
        actors.add(seat);
        events.add(new TractorEvent.Lay(cards));
      }
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
  public Optional<String> write(Crossing<TractorEvent> crossing, Print out) {
    if (!crossing.profile().is("form", "open-round")) {
      return Optional.of("the classic format holds a round laid open, not a game with hands");
    }
    var text = new StringBuilder();
    int laid = 0;
    for (TractorEvent event : crossing.events()) {
      switch (event) {
        case TractorEvent.Open(int main, int dealer, int rank1, int rank2) ->
            text.append('\n').append(header(main, dealer, rank1, rank2)).append('\n');
        case TractorEvent.Lay(var cards) -> {
          cards.forEach(card -> text.append(card.name()));
          text.append(++laid % Round.SEATS == 0 ? '\n' : ' ');
        }
        default -> {
          return Optional.of("the classic format holds nothing but a round and its tricks");
        }
      }
    }
    if (!isFinished(crossing)) {
      return Optional.of("the classic format holds finished rounds only");
    }
    out.ascii(text.toString());
    return Optional.empty();
  }

  private static String header(int main, int dealer, int rank1, int rank2) {
    return TractorCard.main(main)
        + " "
        + NAMES.get(dealer)
        + " "
        + TractorCard.rank(rank1)
        + " "
        + TractorCard.rank(rank2);
  }

  private static boolean isFinished(Crossing<TractorEvent> crossing) {
    int cards = 0;
    for (TractorEvent event : crossing.events()) {
      cards += event instanceof TractorEvent.Lay(var laid) ? laid.size() : 0;
    }
    return cards == Round.SEATS * Round.HAND;
  }
}
