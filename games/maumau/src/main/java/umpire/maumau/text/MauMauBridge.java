package umpire.maumau.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.classic.ClassicBridge;
import umpire.core.classic.Reading;
import umpire.core.classic.Words;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.text.BadInput;
import umpire.core.text.Print;
import umpire.maumau.CardRow;
import umpire.maumau.Cards;
import umpire.maumau.MauMauEvent;
import umpire.maumau.MauMauEvent.Deck;
import umpire.maumau.MauMauEvent.Lay;
import umpire.maumau.MauMauEvent.Wild;
import umpire.maumau.MauMauMatch;
import umpire.maumau.MauMauProfiles;
import umpire.maumau.course.Course;
import umpire.maumau.play.MauMauDealer;
import umpire.maumau.play.RulesPlayer;

/// Between records of one deal and the format of "Mau-Mau", which holds a deck and no choices: the
/// six decision rules make them.
final class MauMauBridge implements ClassicBridge<MauMauEvent> {

  @Override
  public Arrivals<MauMauEvent> read(Words words, Reading reading) {
    return new Games(new MauMauReader(words));
  }

  private static final class Games implements Arrivals<MauMauEvent> {

    private final MauMauReader reader;
    private final Tape tape = Tape.silent();

    Games(MauMauReader reader) {
      this.reader = reader;
    }

    @Override
    public Optional<Crossing<MauMauEvent>> next() throws BadInput, IOException {
      if (!reader.step(tape)) {
        return Optional.empty();
      }
      var names = new ArrayList<String>();
      for (int seat = 1; seat <= reader.seating().seats(); seat++) {
        names.add("P" + seat);
      }
      return Optional.of(decided(reader.deck(), names));
    }

    @Override
    public boolean recover() throws IOException {
      return reader.recover();
    }
  }

  /// The game that the decision rules make of a deck.
  static Crossing<MauMauEvent> decided(CardRow deck, List<String> names) {
    var profile = MauMauProfiles.classic();
    MauMauMatch match = new CompleteMauMau().open(profile, names.size());
    var dealer = new MauMauDealer();
    var player = new RulesPlayer();
    var chance = new Chance(0); // the rules leave nothing to it
    var actors = new ArrayList<Integer>();
    var events = new ArrayList<MauMauEvent>();
    var move = new Move();
    EventCode.encode(new Deck(deck), move);
    int actor = Kernel.HOUSE;
    while (true) {
      actors.add(actor);
      events.add(EventCode.decode(move));
      match.play(actor, move, Tape.silent());
      if (match.isOver()) {
        break;
      }
      actor = Kernel.HOUSE;
      if (!dealer.next(match, chance, move)) {
        actor = match.toAct();
        player.choose(match, actor, chance, move);
      }
    }
    return new Crossing<>(profile, names, actors, events);
  }

  /// The same event in one form: a jack without a suit names its own.
  private static MauMauEvent spelled(MauMauEvent event) {
    return event instanceof Lay(int card, var said) && card >> 2 == Cards.JACK
        ? new Wild(card, card & (Cards.SUITS - 1), said)
        : event;
  }

  @Override
  public String heading(int games) {
    return games + "\n";
  }

  @Override
  public Optional<String> write(Crossing<MauMauEvent> crossing, Print out) {
    if (!crossing.profile().hash().equals(MauMauProfiles.classic().hash())) {
      return Optional.of("the classic format holds games by the classic rules only");
    }
    if (crossing.names().size() > Course.MOST_PLAYERS) {
      return Optional.of("the classic format holds games of two to four players only");
    }
    if (crossing.events().isEmpty()
        || !(crossing.events().getFirst() instanceof Deck(var deck))
        || deck.known() != Cards.SHORT_DECK) {
      return Optional.of("the classic format needs the whole deck");
    }
    Crossing<MauMauEvent> decided = decided(deck, crossing.names());
    if (!decided.events().equals(crossing.events().stream().map(MauMauBridge::spelled).toList())) {
      return Optional.of("the classic format holds only games played by its six decision rules");
    }
    out.number(crossing.names().size());
    for (int card : deck.cards()) {
      out.letter(' ').pair(CardText.letters(card));
    }
    out.line();
    return Optional.empty();
  }
}
