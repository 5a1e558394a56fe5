package umpire.cribbage.game;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage.Phase;
import umpire.cribbage.pegging.Muggins;
import umpire.cribbage.table.CutForDeal;
import umpire.cribbage.table.DealCards;

/// Lists the moves that are legal now. [Cribbage#check] remains the judge of legality.
final class LegalMoves {

  private final Cribbage table;

  /// A reused move, so that listing creates no garbage.
  private final Move scratch = new Move();

  LegalMoves(Cribbage table) {
    this.table = table;
  }

  void list(int actor, Moves into) {
    if (actor == Kernel.HOUSE) {
      ofTheDeck(into);
      errors(into);
      into.leaveOut();
      return;
    }
    if (table.phase() == Phase.PLAY) {
      lays(actor, into); // fast path: more than half of all moves
      return;
    }
    switch (table.phase()) {
      case DISCARD -> discards(actor, into);
      case PEG -> pegs(actor, into);
      case COUNT -> counts(actor, into);
      case MUGGINS -> claims(actor, into);
      case CUT, DEAL, STARTER, PLAY, SHOW, CRIB, OVER -> {
        // no move of a player is due
      }
    }
  }

  /// Lists every card that may be cut or turned up; of the many hands that may be dealt, only one.
  private void ofTheDeck(Moves into) {
    long unseen = Cards.ALL & ~table.dealCards().seen();
    switch (table.phase()) {
      case CUT -> cuts(into);
      case DEAL -> deal(unseen, into);
      case STARTER -> into.addEach(Verb.STARTER, unseen);
      case SHOW -> {
        int seat = table.showPhase().counter();
        into.add(
            scratch
                .set(Verb.SHOW)
                .seat(seat)
                .cards(table.dealCards().hand(seat))
                .unknown(table.dealCards().hiddenInHand(seat)));
      }
      case CRIB -> {
        long known = table.dealCards().knownCrib();
        into.add(scratch.set(Verb.CRIB).cards(known).unknown(Cards.CRIB - Long.bitCount(known)));
      }
      case DISCARD, PLAY, PEG, COUNT, MUGGINS, OVER -> {
        // no move of the table is due
      }
    }
  }

  /// Lists the smallest error of each kind, for each player.
  private void errors(Moves into) {
    errorOfOne(Verb.RENEGE, into);
    errorOfOne(Verb.OVERCOUNT, into);
    if (table.penalties.allows(Verb.MISDEAL, 0)) {
      into.add(Verb.MISDEAL);
    }
  }

  private void errorOfOne(Verb error, Moves into) {
    for (int seat = 0; seat < table.seats() && table.penalties.allows(error, 1); seat++) {
      into.add(scratch.set(error).seat(seat).amount(1));
    }
  }

  private void cuts(Moves into) {
    CutForDeal cut = table.cutForDeal();
    for (int seat = 0; seat < table.seats(); seat++) {
      for (int card = 0; card < Cards.DECK; card++) {
        if (cut.check(seat, card) == Kernel.LEGAL) {
          into.add(scratch.set(Verb.CUT).seat(seat).cards(1L << card));
        }
      }
    }
  }

  private void deal(long unseen, Moves into) {
    DealCards dealCards = table.dealCards();
    for (int i = 1; i <= table.seats(); i++) {
      int seat = (table.dealer() + i) % table.seats();
      if (!dealCards.isServed(seat)) {
        long hand = lowest(table.settings().dealt(), unseen);
        into.add(scratch.set(Verb.DEAL).seat(seat).cards(hand));
        return;
      }
    }
    into.addCards(Verb.TO_CRIB, lowest(table.settings().straightToCrib(), unseen), 0);
  }

  private static long lowest(int count, long cards) {
    return Long.expand((1L << count) - 1, cards);
  }

  /// Lists unknown cards first, if the hand has any.
  private void discards(int seat, Moves into) {
    DealCards dealCards = table.dealCards();
    if (dealCards.hasDiscarded(seat)) {
      return;
    }
    int count = table.settings().thrown();
    if (dealCards.hiddenInHand(seat) > 0) {
      into.add(scratch.set(Verb.DISCARD).unknown(count));
      into.leaveOut();
    }
    if (count == 1) {
      into.addEach(Verb.DISCARD, dealCards.hand(seat));
    } else {
      into.addEachTwo(Verb.DISCARD, dealCards.hand(seat));
    }
  }

  /// Lists the cards that fit. A go that is already known may be repeated, but changes nothing.
  private void lays(int seat, Moves into) {
    DealCards dealCards = table.dealCards();
    if (dealCards.hidesCards()) {
      long held = table.pegging().hand(seat) | dealCards.mayHold(seat);
      for (long rest = held; rest != 0; rest &= rest - 1) {
        int card = Long.numberOfTrailingZeros(rest);
        if (!Kernel.forbids(table.play.checkLay(seat, card))) {
          into.addCards(Verb.LAY, 1L << card, 0);
        }
      }
    } else if (table.pegging().toAct() == seat) {
      into.addEach(Verb.LAY, table.pegging().fitting(seat));
    }
    if (table.play.wasPassedOver(seat)) {
      into.leaveOut();
    }
  }

  /// Lists the possible pegs. Pegging is optional: a play that continues without it has pegged
  /// nothing.
  private void pegs(int seat, Moves into) {
    for (int points = 0; !Kernel.forbids(table.play.checkPeg(seat, points)); points++) {
      into.addAmount(Verb.PEG, points);
    }
    into.leaveOut();
  }

  private void counts(int seat, Moves into) {
    for (int points = 0; !Kernel.forbids(table.showPhase().checkCount(seat, points)); points++) {
      into.addAmount(Verb.COUNT, points);
    }
  }

  private void claims(int seat, Moves into) {
    Muggins muggins = table.muggins();
    for (int points = 1; !Kernel.forbids(muggins.checkClaim(seat, points)); points++) {
      into.addAmount(Verb.MUGGINS, points);
    }
    if (muggins.checkAgree(seat) == Kernel.LEGAL) {
      into.add(Verb.AGREE);
    }
    into.leaveOut();
  }
}
