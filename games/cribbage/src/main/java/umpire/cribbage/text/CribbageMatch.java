package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Chance;
import umpire.core.Kernel;
import umpire.core.Ruling;
import umpire.core.Tape;
import umpire.core.cards.Card;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.text.Telling;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.CribbageEvent.Agree;
import umpire.cribbage.CribbageEvent.Count;
import umpire.cribbage.CribbageEvent.Crib;
import umpire.cribbage.CribbageEvent.Cut;
import umpire.cribbage.CribbageEvent.Deal;
import umpire.cribbage.CribbageEvent.Discard;
import umpire.cribbage.CribbageEvent.Go;
import umpire.cribbage.CribbageEvent.Lay;
import umpire.cribbage.CribbageEvent.Muggins;
import umpire.cribbage.CribbageEvent.Starter;
import umpire.cribbage.CribbageEvent.ToCrib;
import umpire.cribbage.PeggingRule;
import umpire.cribbage.Redeal;
import umpire.cribbage.SomeCards;
import umpire.cribbage.Terms;

/// A match of cribbage between named players: typed events in, findings and rulings out. The rules
/// themselves are [Cribbage].
public final class CribbageMatch implements Match<CribbageEvent, CribbageView> {

  private static final List<String> TALLIES = List.of("points", "games", "game-points");
  private static final PeggingRule[] RULES = PeggingRule.values();

  private final Cribbage table;
  private final List<String> names;

  /// A match before anything has happened.
  public CribbageMatch(Terms terms, List<String> names) {
    this(new Cribbage(terms), names);
  }

  CribbageMatch(Cribbage table, List<String> names) {
    this.table = table;
    this.names = List.copyOf(names);
  }

  @Override
  public int seats() {
    return table.terms().players();
  }

  @Override
  public int toAct() {
    return table.toAct();
  }

  @Override
  public Finding check(int actor, CribbageEvent event) {
    int answer = objection(actor, event);
    if (answer == Kernel.FINE) {
      return Finding.fine();
    }
    var refusal = new Refusal(table, names, actor, event);
    return answer < Cribbage.OPEN
        ? refusal.against(RULES[answer])
        : refusal.open(RULES[answer ^ Cribbage.OPEN]);
  }

  private int objection(int actor, CribbageEvent event) {
    if (actor == HOUSE != isOfTheDeck(event)) {
      return table.toAct() == Cribbage.OVER
          ? PeggingRule.MATCH_OVER.ordinal()
          : PeggingRule.WHO_ACTS.ordinal();
    }
    return switch (event) {
      case Cut(int seat, Card card) -> table.checkCut(seat, SomeCards.number(card));
      case Deal(int seat, SomeCards(long known, int hidden)) ->
          table.checkDeal(seat, known, hidden);
      case ToCrib(SomeCards(long known, int hidden)) -> table.checkStraight(known, hidden);
      case Discard(SomeCards(long known, int hidden)) -> table.checkDiscard(actor, known, hidden);
      case Starter(Card card) -> table.checkStarter(SomeCards.number(card));
      case Lay(Card card) -> table.checkLay(actor, SomeCards.number(card));
      case Go() -> table.checkGo(actor);
      case Crib(SomeCards(long known, int hidden)) -> table.checkCrib(known, hidden);
      case Count(int points) -> table.checkCount(actor, points);
      case Muggins(int points) -> table.checkMuggins(actor, points);
      case Agree() -> table.checkAgree(actor);
    };
  }

  /// Whether an event comes from the deck and not from a player.
  private static boolean isOfTheDeck(CribbageEvent event) {
    return switch (event) {
      case Cut _, Deal _, ToCrib _, Starter _, Crib _ -> true;
      case Discard _, Lay _, Go _, Count _, Muggins _, Agree _ -> false;
    };
  }

  @Override
  public void play(int actor, CribbageEvent event, Tape tape) {
    switch (event) {
      case Cut(int seat, Card card) -> table.cut(seat, SomeCards.number(card), tape);
      case Deal(int seat, SomeCards(long known, int hidden)) ->
          table.deal(seat, known, hidden, tape);
      case ToCrib(SomeCards(long known, int hidden)) -> table.dealStraight(known, hidden, tape);
      case Discard(SomeCards(long known, int hidden)) -> table.discard(actor, known, hidden, tape);
      case Starter(Card card) -> table.starter(SomeCards.number(card), tape);
      case Lay(Card card) -> table.lay(actor, SomeCards.number(card), tape);
      case Go() -> table.go(actor, tape);
      case Crib(SomeCards(long known, int _)) -> table.crib(known, tape);
      case Count(int points) -> table.count(points, tape);
      case Muggins(int points) -> table.muggins(points, tape);
      case Agree() -> table.agree(tape);
    }
  }

  @Override
  public List<CribbageEvent> legal(int actor) {
    var legal = new ArrayList<CribbageEvent>();
    for (CribbageEvent candidate : Choices.of(table, actor)) {
      if (objection(actor, candidate) == Kernel.FINE) {
        legal.add(candidate);
      }
    }
    return legal;
  }

  /// What the deck may bring is more than anybody would list; and a go that has been understood may
  /// be said, but that changes nothing.
  @Override
  public boolean legalIsComplete(int actor) {
    return actor != HOUSE && table.phase() != Cribbage.Phase.PLAY;
  }

  @Override
  public Optional<CribbageEvent> house(Chance chance) {
    return Deck.next(table, chance);
  }

  @Override
  public int side(int seat) {
    return table.terms().partners() ? seat & 1 : seat;
  }

  @Override
  public int sides() {
    return table.terms().sides();
  }

  @Override
  public List<String> tallies() {
    return TALLIES;
  }

  @Override
  public int tally(int tally, int side) {
    return switch (tally) {
      case 0 -> table.points(side);
      case 1 -> table.standing().games(side);
      default -> table.standing().gamePoints(side);
    };
  }

  @Override
  public boolean tallyKnown(int tally, int side) {
    return tally == 0 ? table.pointsAreKnown(side) : table.gamesAreKnown();
  }

  @Override
  public int winner() {
    return table.winner();
  }

  @Override
  public CribbageView view(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player(int seat) -> new Sight(table, seat, false).view(legalIfAwaited(seat));
      case Viewer.Spectator() -> new Sight(table, Kernel.NOBODY, false).view(List.of());
      case Viewer.Arbiter() -> new Sight(table, Kernel.NOBODY, true).view(List.of());
    };
  }

  /// Players lay away at the same time, so all of them are awaited then.
  private List<CribbageEvent> legalIfAwaited(int seat) {
    boolean awaited = toAct() == seat || table.phase() == Cribbage.Phase.DISCARD;
    return awaited ? legal(seat) : List.of();
  }

  @Override
  public CribbageEvent seenBy(Viewer viewer, int actor, CribbageEvent event) {
    return switch (event) {
      case Deal(int seat, SomeCards cards) when !sees(viewer, seat) ->
          new Deal(seat, cards.faceDown());
      case ToCrib(SomeCards cards) when !sees(viewer, HOUSE) -> new ToCrib(cards.faceDown());
      case Discard(SomeCards cards) when !sees(viewer, actor) -> new Discard(cards.faceDown());
      default -> event;
    };
  }

  private static boolean sees(Viewer viewer, int owner) {
    return switch (viewer) {
      case Viewer.Player(int seat) -> seat == owner;
      case Viewer.Spectator() -> false;
      case Viewer.Arbiter() -> true;
    };
  }

  @Override
  public CribbageMatch redealt(Viewer viewer, Chance chance) {
    Cribbage other =
        switch (viewer) {
          case Viewer.Player(int seat) -> Redeal.of(table, seat, chance);
          case Viewer.Spectator() -> Redeal.of(table, Kernel.NOBODY, chance);
          case Viewer.Arbiter() -> table.copy();
        };
    return new CribbageMatch(other, names);
  }

  @Override
  public void tell(Ruling ruling, Telling telling) {
    new CribbageNarrator(table, names).tell(ruling, telling);
  }
}
