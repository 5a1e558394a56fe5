package umpire.cribbage;

import static umpire.cribbage.PeggingRule.MATCH_OVER;
import static umpire.cribbage.PeggingRule.WHO_ACTS;

import umpire.core.Tape;
import umpire.core.cards.Card;
import umpire.cribbage.Cribbage.Phase;
import umpire.cribbage.CribbageEvent.Agree;
import umpire.cribbage.CribbageEvent.Count;
import umpire.cribbage.CribbageEvent.Crib;
import umpire.cribbage.CribbageEvent.Cut;
import umpire.cribbage.CribbageEvent.Deal;
import umpire.cribbage.CribbageEvent.Dealer;
import umpire.cribbage.CribbageEvent.Discard;
import umpire.cribbage.CribbageEvent.Go;
import umpire.cribbage.CribbageEvent.Lay;
import umpire.cribbage.CribbageEvent.Muggins;
import umpire.cribbage.CribbageEvent.Peg;
import umpire.cribbage.CribbageEvent.Starter;
import umpire.cribbage.CribbageEvent.ToCrib;

/// What somebody does at a table.
///
/// @param actor a seat, or [Cribbage#HOUSE]
record Doing(int actor, CribbageEvent event) {

  /// The rule that speaks against it at this table, as the checks of [Cribbage] answer.
  int check(Cribbage table) {
    if (actor == Cribbage.HOUSE != isOfTheDeck()) {
      return table.toAct() == Cribbage.OVER ? MATCH_OVER.ordinal() : WHO_ACTS.ordinal();
    }
    return switch (event) {
      case Cut(int seat, SomeCards card) -> table.checkCut(seat, card.one());
      case Dealer(int seat) -> table.checkDealer(seat);
      case Deal(int seat, SomeCards(long known, int hidden)) ->
          table.checkDeal(seat, known, hidden);
      case ToCrib(SomeCards(long known, int hidden)) -> table.checkStraight(known, hidden);
      case Discard(SomeCards(long known, int hidden), long _) ->
          table.checkDiscard(actor, known, hidden);
      case Starter(Card card) -> table.checkStarter(SomeCards.number(card));
      case Lay(Card card) -> table.checkLay(actor, SomeCards.number(card));
      case Peg(int points) -> table.checkPeg(actor, points);
      case Go() -> table.checkGo(actor);
      case Crib(SomeCards(long known, int hidden)) -> table.checkCrib(known, hidden);
      case Count(int points) -> table.checkCount(actor, points);
      case Muggins(int points) -> table.checkMuggins(actor, points);
      case Agree() -> table.checkAgree(actor);
    };
  }

  /// Whether it comes from the deck and not from a player.
  private boolean isOfTheDeck() {
    return switch (event) {
      case Cut _, Dealer _, Deal _, ToCrib _, Starter _, Crib _ -> true;
      case Discard _, Lay _, Peg _, Go _, Count _, Muggins _, Agree _ -> false;
    };
  }

  /// Whether this is the time for it.
  boolean isDue(Cribbage table) {
    return table.phase()
        == switch (event) {
          case Cut _ -> Phase.CUT;
          case Dealer _, Deal _, ToCrib _ -> Phase.DEAL;
          case Discard _ -> Phase.DISCARD;
          case Starter _ -> Phase.STARTER;
          case Lay _, Go _ -> Phase.PLAY;
          case Peg _ -> Phase.PEG;
          case Crib _ -> Phase.CRIB;
          case Count _ -> Phase.COUNT;
          case Muggins _, Agree _ -> Phase.MUGGINS;
        };
  }

  /// Whether what it leads to may depend on something that is not known.
  boolean isVague(Cribbage table) {
    return table.isVague()
        || switch (event) {
          case Cut(_, SomeCards card) -> card.hidden() > 0;
          case Crib(SomeCards cards) -> cards.hidden() > 0;
          default -> false;
        };
  }

  void play(Cribbage table, Tape tape) {
    switch (event) {
      case Cut(int seat, SomeCards card) -> table.cut(seat, card.one(), tape);
      case Dealer(int seat) -> table.dealer(seat, tape);
      case Deal(int seat, SomeCards(long known, int hidden)) ->
          table.deal(seat, known, hidden, tape);
      case ToCrib(SomeCards(long known, int hidden)) -> table.dealStraight(known, hidden, tape);
      case Discard(SomeCards(long known, int hidden), long kept) ->
          table.discard(actor, known, hidden, kept, tape);
      case Starter(Card card) -> table.starter(SomeCards.number(card), tape);
      case Lay(Card card) -> table.lay(actor, SomeCards.number(card), tape);
      case Peg(int points) -> table.peg(points, tape);
      case Go() -> table.go(actor, tape);
      case Crib(SomeCards(long known, int _)) -> table.crib(known, tape);
      case Count(int points) -> table.count(points, tape);
      case Muggins(int points) -> table.muggins(points, tape);
      case Agree() -> table.agree(tape);
    }
  }
}
