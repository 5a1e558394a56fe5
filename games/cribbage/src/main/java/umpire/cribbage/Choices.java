package umpire.cribbage;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Moves;
import umpire.cribbage.Cribbage.Phase;

/// Lists what somebody may do now. Whether that is so is for [Cribbage#check] to say.
final class Choices {

  private Choices() {}

  static void list(Cribbage table, int actor, Moves into) {
    if (actor == Kernel.HOUSE) {
      ofTheDeck(table, into);
      errors(table, into);
      into.leaveOut();
      return;
    }
    if (table.phase() == Phase.PLAY) {
      cards(table, actor, into); // more than half of all moves
      return;
    }
    switch (table.phase()) {
      case DISCARD -> discards(table, actor, into);
      case PEG -> pegs(table, actor, into);
      case COUNT -> counts(table, actor, into);
      case MUGGINS -> claims(table, actor, into);
      case CUT, DEAL, STARTER, PLAY, SHOW, CRIB, OVER -> {
        // nothing else is a player's to do
      }
    }
  }

  /// Every card that may be cut or turned up; of the many hands that may be dealt one stands for
  /// all.
  private static void ofTheDeck(Cribbage table, Moves into) {
    long unseen = Layout.DECK & ~table.layout().seen();
    switch (table.phase()) {
      case CUT -> cuts(table, into);
      case DEAL -> deal(table, unseen, into);
      case STARTER -> into.addEach(Verb.STARTER, unseen);
      case SHOW -> {
        int seat = table.counting().counter();
        into.add(Verb.SHOW, seat, table.layout().hiddenInHand(seat), table.layout().hand(seat), 0);
      }
      case CRIB -> {
        long known = table.layout().knownCrib();
        into.add(Verb.CRIB, 0, Layout.CRIB - Long.bitCount(known), known, 0);
      }
      case DISCARD, PLAY, PEG, COUNT, MUGGINS, OVER -> {
        // nothing is the deck's to bring
      }
    }
  }

  /// The smallest of each kind, by each player.
  private static void errors(Cribbage table, Moves into) {
    for (int verb = Verb.RENEGE; table.terms().match().fines() && verb <= Verb.MISDEAL; verb++) {
      int offenders = verb == Verb.MISDEAL ? 1 : table.seats();
      for (int seat = 0; seat < offenders; seat++) {
        if (table.penalties.allows(verb, 1)) {
          into.add(verb, seat, 0, verb == Verb.MISDEAL ? 0 : 1, 0);
        }
      }
    }
  }

  private static void cuts(Cribbage table, Moves into) {
    CutForDeal cut = table.cutForDeal();
    for (int seat = 0; seat < table.seats(); seat++) {
      for (int card = 0; card < Pegging.DECK; card++) {
        if (cut.check(seat, card) == Kernel.FINE) {
          into.add(Verb.CUT, seat, 0, 1L << card, 0);
        }
      }
    }
  }

  private static void deal(Cribbage table, long unseen, Moves into) {
    Layout layout = table.layout();
    for (int i = 1; i <= table.seats(); i++) {
      int seat = (table.dealer() + i) % table.seats();
      if (!layout.isServed(seat)) {
        into.add(Verb.DEAL, seat, 0, lowest(table.terms().dealt(), unseen), 0);
        return;
      }
    }
    into.add(Verb.TO_CRIB, 0, 0, lowest(table.terms().straightToCrib(), unseen), 0);
  }

  private static long lowest(int count, long cards) {
    return Long.expand((1L << count) - 1, cards);
  }

  /// Unknown cards first, if some of the hand are not known.
  private static void discards(Cribbage table, int seat, Moves into) {
    Layout layout = table.layout();
    if (layout.hasDiscarded(seat)) {
      return;
    }
    int count = table.terms().thrown();
    if (layout.hiddenInHand(seat) > 0) {
      into.add(Verb.DISCARD, 0, count, 0, 0);
      into.leaveOut();
    }
    if (count == 1) {
      into.addEach(Verb.DISCARD, layout.hand(seat));
    } else {
      into.addEachTwo(Verb.DISCARD, layout.hand(seat));
    }
  }

  /// A go that has been understood may be said besides, but that changes nothing.
  private static void cards(Cribbage table, int seat, Moves into) {
    Layout layout = table.layout();
    if (layout.hidesCards()) {
      long held = table.pegging().hand(seat) | layout.mayHold(seat);
      for (long rest = held; rest != 0; rest &= rest - 1) {
        int card = Long.numberOfTrailingZeros(rest);
        if (!Kernel.forbids(table.play.checkLay(seat, card))) {
          into.add(Verb.LAY, 0, 0, 1L << card, 0);
        }
      }
    } else if (table.pegging().toAct() == seat) {
      into.addEach(Verb.LAY, table.pegging().fitting(seat));
    }
    if (table.play.wasPassedOver(seat)) {
      into.leaveOut();
    }
  }

  /// Nothing need be said here: who goes on has pegged nothing, or has agreed.
  private static void pegs(Cribbage table, int seat, Moves into) {
    for (int points = 0; !Kernel.forbids(table.play.checkPeg(seat, points)); points++) {
      into.add(Verb.PEG, points);
    }
    into.leaveOut();
  }

  private static void counts(Cribbage table, int seat, Moves into) {
    for (int points = 0; !Kernel.forbids(table.counting().checkCount(seat, points)); points++) {
      into.add(Verb.COUNT, points);
    }
  }

  private static void claims(Cribbage table, int seat, Moves into) {
    Muggins muggins = table.muggins();
    for (int points = 1; !Kernel.forbids(muggins.checkClaim(seat, points)); points++) {
      into.add(Verb.MUGGINS, points);
    }
    if (muggins.checkAgree(seat) == Kernel.FINE) {
      into.add(Verb.AGREE);
    }
    into.leaveOut();
  }
}
