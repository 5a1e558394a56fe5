package umpire.crazyeights.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Tape;
import umpire.core.cards.CardNames;
import umpire.core.classic.ClassicBridge;
import umpire.core.classic.Reading;
import umpire.core.classic.Words;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.text.BadInput;
import umpire.core.text.Print;
import umpire.crazyeights.Cards;
import umpire.crazyeights.Eights;
import umpire.crazyeights.EightsEvent;
import umpire.crazyeights.EightsProfiles;

/// Carries games between records and the text format, where the deck comes first and only what is
/// laid is written down.
final class EightsBridge implements ClassicBridge<EightsEvent> {

  private static final List<String> NAMES = List.of("Player 1", "Player 2", "Player 3", "Player 4");

  private final EightsBorder border = new EightsBorder();

  @Override
  public Arrivals<EightsEvent> read(Words words, Reading reading) {
    var reader = new EightsReader(words);
    return new Arrivals<>() {
      @Override
      public Optional<Crossing<EightsEvent>> next() throws BadInput, IOException {
        return reader.step(Tape.silent()) ? Optional.of(crossing(reader)) : Optional.empty();
      }

      @Override
      public boolean recover() throws IOException {
        return reader.recover();
      }
    };
  }

  /// The kernel remembers all that happened since the deal, and here there is only one.
  private Crossing<EightsEvent> crossing(EightsReader reader) {
    Eights table = reader.seating();
    var actors = new ArrayList<Integer>();
    var events = new ArrayList<EightsEvent>();
    var move = new Move();
    for (int i = 0; i < table.history().size(); i++) {
      table.history().get(i, move);
      actors.add(table.history().actor(i));
      events.add(border.decode(move));
    }
    return new Crossing<>(ClassicDeal.RULES, NAMES.subList(0, table.seats()), actors, events);
  }

  @Override
  public String heading(int games) {
    return "";
  }

  @Override
  public Optional<String> write(Crossing<EightsEvent> crossing, Print out) {
    if (!crossing.profile().hash().equals(ClassicDeal.RULES.hash())) {
      String rules = crossing.profile().name();
      return Optional.of("it is played by the rules '" + rules + "', not by 'classic'");
    }
    Eights table = EightsProfiles.open(ClassicDeal.RULES, crossing.names().size());
    if (!isPlayed(crossing, table)) {
      return Optional.of("the game is not finished, or not every card is known");
    }
    out.number(table.seats()).line();
    out.ascii(String.join(" ", deck(crossing, table))).line();
    for (int i = 0; i < crossing.events().size(); i++) {
      if (crossing.events().get(i) instanceof EightsEvent.Lay(int card, int suit)) {
        out.number(crossing.actors().get(i) + 1).letter(' ');
        EightsGenerator.writeLay(card, suit, out);
      }
    }
    out.line();
    return Optional.empty();
  }

  /// Plays the game; false if it does not come to its end with every card known.
  private boolean isPlayed(Crossing<EightsEvent> crossing, Eights table) {
    var move = new Move();
    for (int i = 0; i < crossing.events().size(); i++) {
      int actor = crossing.actors().get(i);
      border.encode(crossing.events().get(i), move);
      if (move.unknown() > 0 || table.check(actor, move) != Kernel.FINE) {
        return false;
      }
      table.play(actor, move, Tape.silent());
    }
    return table.toAct() == Kernel.OVER;
  }

  /// The deck from which these cards came: the first ones dealt in turn, the rest as they were
  /// drawn, and below them those that nobody drew.
  private static List<String> deck(Crossing<EightsEvent> crossing, Eights table) {
    var hands = new ArrayList<List<String>>();
    var rest = new ArrayList<String>();
    for (EightsEvent event : crossing.events()) {
      switch (event) {
        case EightsEvent.Dealt(_, var cards) when hands.size() < table.seats() ->
            hands.add(CardNames.names(cards));
        case EightsEvent.Dealt(_, var cards) -> rest.addAll(CardNames.names(cards));
        case EightsEvent.TurnUp(int card) -> rest.add(CardNames.name(card));
        default -> {}
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
