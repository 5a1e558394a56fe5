package umpire.cribbage.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Tape;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Kernel;
import umpire.core.match.ClassicBridge;
import umpire.core.text.BadInput;
import umpire.core.text.Print;
import umpire.core.text.Reading;
import umpire.core.text.Words;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.CribbageEvent.Deal;
import umpire.cribbage.CribbageEvent.Lay;
import umpire.cribbage.CribbageProfiles;
import umpire.cribbage.CribbageRule;
import umpire.cribbage.Pegging;

/// Between records of the play of one deal and the format of "Cribbage Pegging". That format shows
/// no hands, but all cards get laid, so they are known (C19).
final class PeggingBridge implements ClassicBridge<CribbageEvent> {

  @Override
  public Arrivals<CribbageEvent> read(Words words, Reading reading) {
    return new Deals(new PeggingReader(words));
  }

  private static final class Deals implements Arrivals<CribbageEvent> {

    private final PeggingReader reader;
    private final Tape tape = new Tape();

    Deals(PeggingReader reader) {
      this.reader = reader;
    }

    @Override
    public Optional<Crossing<CribbageEvent>> next() throws BadInput, IOException {
      tape.rewind();
      return reader.step(tape) ? Optional.of(crossing()) : Optional.empty();
    }

    @Override
    public boolean recover() throws IOException {
      return reader.recover();
    }

    private Crossing<CribbageEvent> crossing() {
      int players = reader.seating().seats();
      var hands = new long[players];
      var actors = new ArrayList<Integer>();
      var events = new ArrayList<CribbageEvent>();
      for (int i = 0; i < tape.size(); i++) {
        if (tape.rule(i) == CribbageRule.LAY.ordinal()) {
          hands[tape.seat(i)] |= 1L << tape.subject(i);
          actors.add(tape.seat(i));
          events.add(new Lay(tape.subject(i)));
        }
      }
      var names = new ArrayList<String>();
      for (int seat = 0; seat < players; seat++) {
        names.add("P" + (seat + 1));
        actors.add(seat, Kernel.HOUSE);
        events.add(seat, new Deal(seat, SomeCards.of(hands[seat])));
      }
      return new Crossing<>(CribbageProfiles.PROFILES.classic(), names, actors, events);
    }
  }

  @Override
  public String heading(int games) {
    return "";
  }

  @Override
  public Optional<String> write(Crossing<CribbageEvent> crossing, Print out) {
    if (!crossing.profile().is("scope", "play")) {
      return Optional.of("the classic format holds the play of one deal, not a whole game");
    }
    int players = crossing.names().size();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < crossing.events().size(); i++) {
      if (crossing.events().get(i) instanceof Lay(int card)) {
        lines.add((crossing.actors().get(i) + 1) + " " + CardNames.name(card));
      }
    }
    int due = Pegging.HAND * players;
    if (lines.size() != due) {
      return Optional.of(
          "the classic format needs all "
              + due
              + " cards of a deal, and this one has "
              + lines.size());
    }
    out.number(players).line();
    for (String line : lines) {
      out.ascii(line).line();
    }
    return Optional.empty();
  }
}
