package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.RulingLog;
import umpire.core.cards.CardNames;
import umpire.core.classic.ClassicBridge;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.text.TextWriter;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageRule;

/// Converts between records of the play of one deal and the format of "Cribbage Pegging". That
/// format shows no hands, but all cards are laid, so they are known (C19).
final class PeggingBridge implements ClassicBridge {

  @Override
  public ConvertedGames read(WordReader words, ReadOptions options) {
    var reader = new PeggingReader(words);
    return ConvertedGames.of(reader, log -> crossing(reader.seating().seats(), log));
  }

  private static ConvertedGame crossing(int players, RulingLog log) {
    var hands = new long[players];
    var actors = new ArrayList<Integer>();
    var events = new ArrayList<Event>();
    for (int i = 0; i < log.size(); i++) {
      if (log.rule(i) == CribbageRule.LAY.ordinal()) {
        hands[log.seat(i)] |= 1L << log.subject(i);
        actors.add(log.seat(i));
        events.add(Event.of(new Move().set(Verb.LAY).cards(1L << log.subject(i))));
      }
    }
    var names = new ArrayList<String>();
    for (int seat = 0; seat < players; seat++) {
      names.add("P" + (seat + 1));
      actors.add(seat, Kernel.HOUSE);
      Move deal = new Move().set(Verb.DEAL).seat(seat).cards(hands[seat]);
      events.add(seat, Event.of(deal));
    }
    return new ConvertedGame(CribbageProfiles.PROFILES.classic(), names, actors, events);
  }

  @Override
  public Optional<String> write(ConvertedGame converted, TextWriter out) {
    if (!converted.profile().is("scope", "play")) {
      return Optional.of("the classic format holds the play of one deal, not a whole game");
    }
    int players = converted.names().size();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < converted.events().size(); i++) {
      Event event = converted.events().get(i);
      if (event.is(Verb.LAY)) {
        lines.add((converted.actors().get(i) + 1) + " " + CardNames.name(Verb.card(event)));
      }
    }
    int due = Cards.HAND * players;
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
