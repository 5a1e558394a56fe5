package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import umpire.core.Ruling;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.match.Border;
import umpire.core.match.Facts;
import umpire.core.match.Listed;
import umpire.core.text.Sentence;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.CribbageEvent.Agree;
import umpire.cribbage.CribbageEvent.Count;
import umpire.cribbage.CribbageEvent.Crib;
import umpire.cribbage.CribbageEvent.Cut;
import umpire.cribbage.CribbageEvent.Deal;
import umpire.cribbage.CribbageEvent.Dealer;
import umpire.cribbage.CribbageEvent.Discard;
import umpire.cribbage.CribbageEvent.Go;
import umpire.cribbage.CribbageEvent.Lay;
import umpire.cribbage.CribbageEvent.Misdeal;
import umpire.cribbage.CribbageEvent.Muggins;
import umpire.cribbage.CribbageEvent.Overcount;
import umpire.cribbage.CribbageEvent.Peg;
import umpire.cribbage.CribbageEvent.Renege;
import umpire.cribbage.CribbageEvent.ShowHand;
import umpire.cribbage.CribbageEvent.Starter;
import umpire.cribbage.CribbageEvent.ToCrib;
import umpire.cribbage.CribbageRule;
import umpire.cribbage.Layout;
import umpire.cribbage.Pegging;
import umpire.cribbage.Verb;

/// Where the numbers of a match meet people.
final class CribbageBorder implements Border<Cribbage, CribbageEvent> {

  private static final CribbageRule[] RULES = CribbageRule.values();

  private static final Set<CribbageEvent> SAY_NOTHING =
      Set.of(new Count(0), new Peg(0), new Agree());

  @Override
  public void encode(CribbageEvent event, Move into) {
    switch (event) {
      case Cut(int seat, SomeCards card) -> write(Verb.CUT, seat, card, into);
      case Dealer(int seat) -> into.set(Verb.DEALER, seat);
      case Deal(int seat, SomeCards cards) -> write(Verb.DEAL, seat, cards, into);
      case ToCrib(SomeCards cards) -> write(Verb.TO_CRIB, 0, cards, into);
      case Discard(SomeCards(long known, int hidden), long kept) ->
          into.set(Verb.DISCARD, 0, hidden, known, kept);
      case Starter(int card) -> write(Verb.STARTER, 0, SomeCards.of(1L << card), into);
      case Lay(int card) -> write(Verb.LAY, 0, SomeCards.of(1L << card), into);
      case Peg(int points) -> into.set(Verb.PEG, points);
      case Go() -> into.set(Verb.GO);
      case ShowHand(int seat, SomeCards cards) -> write(Verb.SHOW, seat, cards, into);
      case Crib(SomeCards cards) -> write(Verb.CRIB, 0, cards, into);
      case Count(int points) -> into.set(Verb.COUNT, points);
      case Muggins(int points) -> into.set(Verb.MUGGINS, points);
      case Agree() -> into.set(Verb.AGREE);
      case Renege(int seat, int cards) -> into.set(Verb.RENEGE, seat, 0, cards, 0);
      case Overcount(int seat, int points) -> into.set(Verb.OVERCOUNT, seat, 0, points, 0);
      case Misdeal() -> into.set(Verb.MISDEAL);
    }
  }

  private static void write(int verb, int seat, SomeCards cards, Move into) {
    into.set(verb, seat, cards.unknown(), cards.known(), 0);
  }

  @Override
  public CribbageEvent decode(Move move) {
    int number = move.number();
    var cards = new SomeCards(move.cards(), move.unknown());
    return switch (move.verb()) {
      case Verb.CUT -> new Cut(number, cards);
      case Verb.DEALER -> new Dealer(number);
      case Verb.DEAL -> new Deal(number, cards);
      case Verb.TO_CRIB -> new ToCrib(cards);
      case Verb.DISCARD -> new Discard(cards, move.twice());
      case Verb.STARTER -> new Starter(one(cards));
      case Verb.LAY -> new Lay(one(cards));
      case Verb.PEG -> new Peg(number);
      case Verb.GO -> new Go();
      case Verb.SHOW -> new ShowHand(number, cards);
      case Verb.CRIB -> new Crib(cards);
      case Verb.COUNT -> new Count(number);
      case Verb.MUGGINS -> new Muggins(number);
      case Verb.AGREE -> new Agree();
      case Verb.RENEGE -> new Renege(number, Verb.amount(move));
      case Verb.OVERCOUNT -> new Overcount(number, Verb.amount(move));
      case Verb.MISDEAL -> new Misdeal();
      default -> throw new IllegalArgumentException(move.toString());
    };
  }

  private static int one(SomeCards cards) {
    return Long.numberOfTrailingZeros(cards.known());
  }

  /// Only where players count for themselves may somebody say that there is nothing to count or to
  /// claim. There nothing else is told: a list up to what is right would count for them.
  @Override
  public Listed<CribbageEvent> toTell(Listed<CribbageEvent> legal) {
    List<CribbageEvent> nothing = legal.events().stream().filter(SAY_NOTHING::contains).toList();
    return nothing.isEmpty() ? legal : new Listed<>(nothing, false);
  }

  @Override
  public List<Sentence> reasons(
      int rule, Cribbage known, int actor, CribbageEvent event, List<String> names) {
    return new Refusal(known, names, actor, event).reasons(RULES[rule]);
  }

  @Override
  public Sentence missing(
      int rule, Cribbage known, int actor, CribbageEvent event, List<String> names) {
    return new Refusal(known, names, actor, event).missing(RULES[rule]);
  }

  /// Hands are shown when they are counted, and nothing else that is told names a hidden card: all
  /// are told the same.
  @Override
  public void tell(
      Ruling ruling, Cribbage known, int viewer, List<String> names, Sentence sentence) {
    new CribbageNarrator(known, names).tell(ruling, sentence);
  }

  @Override
  public void facts(Cribbage veiled, int viewer, Facts into) {
    Layout layout = veiled.layout();
    Pegging pegging = veiled.pegging();
    into.say("phase", veiled.phase().name().toLowerCase(Locale.ROOT));
    into.say("dealer", into.name(veiled.dealer())).say("target", veiled.terms().lastHole());
    into.say("count", pegging.count());
    for (int seat = 0; seat < veiled.seats(); seat++) {
      ofSeat(veiled, seat, into);
    }
    int starter = layout.starter();
    into.cards("starter", starter == Layout.NO_CARD ? List.of() : List.of(CardNames.name(starter)));
    into.cards("faceUp", faceUp(pegging)).cards("crib", crib(layout, viewer));
  }

  private static void ofSeat(Cribbage veiled, int seat, Facts into) {
    Layout layout = veiled.layout();
    long laid = veiled.pegging().laid();
    into.hand(seat, names(layout.hand(seat) & ~laid, layout.hiddenInHand(seat)));
    into.say(seat, "laid", CardText.names(layout.hand(seat) & laid));
    into.say(seat, "thrown", names(layout.thrown(seat), layout.hiddenThrown(seat)));
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

  /// Once it is turned up.
  private static List<String> crib(Layout layout, int viewer) {
    long known = viewer == Kernel.ARBITER ? layout.knownCrib() : 0;
    return CardText.names(layout.cribTurnedUp() ? layout.crib() : known);
  }
}
