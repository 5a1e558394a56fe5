package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import umpire.core.Ruling;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.match.Facts;
import umpire.core.match.GameAdapter;
import umpire.core.match.LegalEvents;
import umpire.core.text.Sentence;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.pegging.Pegging;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.table.DealCards;

/// Translates what the kernel of a match finds into words and facts.
final class CribbageAdapter implements GameAdapter<Cribbage> {

  private static final CribbageRule[] RULES = CribbageRule.values();

  private static final Set<Event> SAY_NOTHING =
      Set.of(nothing(Verb.COUNT), nothing(Verb.PEG), nothing(Verb.AGREE));

  private static Event nothing(Verb verb) {
    return Event.of(new Move().set(verb));
  }

  /// Where players count for themselves, shows only the choice to count, peg or claim nothing: a
  /// list of legal numbers would count for them. Elsewhere it shows all legal events.
  @Override
  public LegalEvents legalForPlayers(LegalEvents legal) {
    List<Event> nothing = legal.events().stream().filter(SAY_NOTHING::contains).toList();
    return nothing.isEmpty() ? legal : new LegalEvents(nothing, false);
  }

  @Override
  public List<Sentence> reasons(
      int rule, Cribbage known, int actor, Event event, List<String> names) {
    return new RefusalText(known, names, actor, event).reasons(RULES[rule]);
  }

  @Override
  public Sentence missing(int rule, Cribbage known, int actor, Event event, List<String> names) {
    return new RefusalText(known, names, actor, event).missing(RULES[rule]);
  }

  /// Narrates a ruling, the same for all viewers: hands are shown when they are counted, and no
  /// other ruling names a hidden card.
  @Override
  public void narrate(
      Ruling ruling, Cribbage known, int viewer, List<String> names, Sentence sentence) {
    new CribbageNarrator(known, names).tell(ruling, sentence);
  }

  @Override
  public void facts(Cribbage veiled, int viewer, Facts into) {
    DealCards dealCards = veiled.dealCards();
    Pegging pegging = veiled.pegging();
    into.say("phase", veiled.phase().name().toLowerCase(Locale.ROOT));
    into.say("dealer", into.name(veiled.dealer())).say("target", veiled.settings().lastHole());
    into.say("count", pegging.count());
    for (int seat = 0; seat < veiled.seats(); seat++) {
      ofSeat(veiled, seat, into);
    }
    int starter = dealCards.starter();
    into.cards("starter", starter == Cards.NO_CARD ? List.of() : List.of(CardNames.name(starter)));
    into.cards("faceUp", faceUp(pegging)).cards("crib", crib(dealCards, viewer));
  }

  private static void ofSeat(Cribbage veiled, int seat, Facts into) {
    DealCards dealCards = veiled.dealCards();
    long laid = veiled.pegging().laid();
    into.hand(seat, names(dealCards.hand(seat) & ~laid, dealCards.hiddenInHand(seat)));
    into.say(seat, "laid", CardText.names(dealCards.hand(seat) & laid));
    into.say(seat, "thrown", names(dealCards.thrown(seat), dealCards.hiddenThrown(seat)));
    int cut = veiled.cutForDeal().card(seat);
    into.say(seat, "cut", cut < 0 ? List.of() : CardText.names(1L << cut));
    if (veiled.playHasBegun() && veiled.cardsAbove(seat) > 0) {
      into.say(seat, "allAbove", veiled.cardsAbove(seat));
    }
  }

  private static List<String> names(long known, int hidden) {
    return CardNames.names(new SomeCards(known, hidden));
  }

  /// The cards of this count, in the order laid.
  private static List<String> faceUp(Pegging pegging) {
    var cards = new ArrayList<String>();
    for (int i = pegging.turnedDown(); i < pegging.laidCards(); i++) {
      cards.add(CardNames.name(pegging.laid(i)));
    }
    return cards;
  }

  /// The crib once it is turned up; before that, only the arbiter gets its known cards.
  private static List<String> crib(DealCards dealCards, int viewer) {
    long known = viewer == Kernel.ARBITER ? dealCards.knownCrib() : 0;
    return CardText.names(dealCards.cribTurnedUp() ? dealCards.crib() : known);
  }
}
