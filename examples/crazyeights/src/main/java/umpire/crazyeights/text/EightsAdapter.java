package umpire.crazyeights.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Facts;
import umpire.core.match.GameAdapter;
import umpire.core.match.LegalEvents;
import umpire.core.text.Sentence;
import umpire.crazyeights.rule.EightsRule;
import umpire.crazyeights.table.Deal;
import umpire.crazyeights.table.Eights;
import umpire.crazyeights.table.Hands;
import umpire.crazyeights.table.Verb;

/// Translates the kernel's findings into words and facts: reasons for refusals, rulings, and what a
/// viewer knows. It never reveals what a viewer cannot know.
final class EightsAdapter implements GameAdapter<Eights> {

  private static final EightsRule[] RULES = EightsRule.values();

  @Override
  public List<Sentence> reasons(
      int rule, Eights known, int actor, Event event, List<String> names) {
    var reasons = new ArrayList<Sentence>();
    switch (RULES[rule]) {
      case IN_TURN, DEALING -> reasons.add(awaited(known, names));
      case IN_HAND, SHOWING -> reasons.add(holds(names.get(actor), hand(known, actor)));
      case MATCH, MUST_LAY -> reasons.add(open(known));
      default -> {}
    }
    if (actor >= 0 && known.isAwaited(actor)) {
      reasons.add(
          Sentence.of("legal for {player}: {legal:list}")
              .fact("player", names.get(actor))
              .fact("legal", legal(known, actor, names)));
    }
    return reasons;
  }

  private static Sentence holds(String player, List<String> cards) {
    return Sentence.of(cards.isEmpty() ? "{player} holds nothing" : "{player} holds {cards}")
        .fact("player", player)
        .fact("cards", cards);
  }

  private static Sentence awaited(Eights known, List<String> names) {
    if (known.toAct() != Kernel.HOUSE) {
      return Sentence.of("it is the turn of {player}").fact("player", names.get(known.toAct()));
    }
    int due = known.deal().due();
    return due == 0
        ? Sentence.of("a card is to be turned up")
        : Sentence.of("{player} is to be dealt {due}")
            .fact("player", names.get(known.deal().seat()))
            .fact("due", due);
  }

  private static Sentence open(Eights known) {
    return Sentence.of("{open} lies open, the suit is {suit:word}")
        .fact("open", CardNames.name(known.deal().top()))
        .fact("suit", CardNames.suitName(known.deal().suit()));
  }

  private static List<String> legal(Eights known, int seat, List<String> names) {
    List<Event> legal = LegalEvents.all(known, seat, Verb.WORDS).events();
    return legal.stream().map(event -> Verb.WORDS.write(event, names)).toList();
  }

  @Override
  public Sentence missing(int rule, Eights known, int actor, Event event, List<String> names) {
    return Sentence.of("what {player} held").fact("player", names.get(actor));
  }

  @Override
  public void narrate(
      Ruling ruling, Eights known, int viewer, List<String> names, Sentence sentence) {
    EightsNarrator.tell(ruling, known, viewer, names, sentence);
  }

  @Override
  public void facts(Eights veiled, int viewer, Facts into) {
    for (int seat = 0; seat < veiled.seats(); seat++) {
      into.hand(seat, hand(veiled, seat));
    }
    Deal deal = veiled.deal();
    into.say("deal", veiled.number()).say("stock", deal.hands().stock());
    into.say("drawn", deal.drawn()).say("passes", deal.passes());
    if (deal.isOn()) {
      into.cards("open", List.of(CardNames.name(deal.top())));
      into.say("suit", CardNames.suitName(deal.suit()));
    }
  }

  private static List<String> hand(Eights known, int seat) {
    Hands hands = known.deal().hands();
    return CardNames.names(new SomeCards(hands.known(seat), hands.unknown(seat)));
  }
}
