package umpire.cribbage;

import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.match.Table;

/// Complete matches at random, one after another, on one table and without garbage: every choice is
/// one of the legal ones, each as likely.
///
/// They are the matches that a [Table] plays with the strategy `random` in every seat: its streams
/// of random numbers, and what is chosen by each of them, are the same.
public final class CribbagePlayout {

  private final Cribbage cribbage;
  private final Terms terms;

  /// For the deck, and for each seat.
  private final Chance house = new Chance(0);

  private final Chance[] seats;

  /// What can be laid away: each choice among the cards of a hand, lowest first, as a set of
  /// places.
  private final int[] discards;

  /// The cards that are not dealt.
  private long rest;

  public CribbagePlayout(Terms terms) {
    this.terms = terms;
    cribbage = new Cribbage(terms, false);
    seats = new Chance[terms.players()];
    for (int seat = 0; seat < seats.length; seat++) {
      seats[seat] = new Chance(0);
    }
    discards = choices(terms.dealt(), terms.thrown());
  }

  /// The choices of one or two cards, in the order in which the general arena lists them.
  private static int[] choices(int dealt, int thrown) {
    var choices = new int[thrown == 2 ? dealt * (dealt - 1) / 2 : dealt];
    int found = 0;
    for (int first = 0; first < dealt; first++) {
      if (thrown != 2) {
        choices[found++] = 1 << first;
      } else {
        for (int second = first + 1; second < dealt; second++) {
          choices[found++] = 1 << first | 1 << second;
        }
      }
    }
    return choices;
  }

  public Cribbage cribbage() {
    return cribbage;
  }

  /// Sets up the match with this seed: the same seed is the same match on every machine.
  public void deal(long seed) {
    house.reseed(Table.streamSeed(seed, 0));
    for (int seat = 0; seat < seats.length; seat++) {
      seats[seat].reseed(Table.streamSeed(seed, seat + 1));
    }
    cribbage.begin();
  }

  /// Plays the match with this seed to its end.
  public void run(long seed, Tape tape) {
    deal(seed);
    while (step(tape)) {
      // a step is all there is to do
    }
  }

  /// Takes the match one step further: a cut, the hands, the discards, the starter, the play, a
  /// count, the crib. False if the match is over.
  public boolean step(Tape tape) {
    switch (cribbage.phase()) {
      case CUT -> cut(tape);
      case DEAL -> deal(tape);
      case DISCARD -> discard(tape);
      case STARTER -> cribbage.starter(Draw.one(rest, house), tape);
      case PLAY -> play(tape);
      case PEG -> peg(tape);
      case COUNT -> count(tape);
      case MUGGINS -> answer(tape);
      case CRIB -> cribbage.crib(cribbage.layout().knownCrib(), tape);
      case OVER -> {
        return false;
      }
    }
    return true;
  }

  private void cut(Tape tape) {
    CutForDeal cut = cribbage.cutForDeal();
    cribbage.cut(cut.next(), Draw.one(Draw.DECK & ~cut.seen(), house), tape);
  }

  private void deal(Tape tape) {
    rest = Draw.DECK;
    int seat = cribbage.dealer();
    do {
      seat = cribbage.next(seat);
      long hand = Draw.some(terms.dealt(), rest, house);
      rest ^= hand;
      cribbage.deal(seat, hand, 0, tape);
    } while (seat != cribbage.dealer());
    if (terms.straightToCrib() > 0) {
      long straight = Draw.some(terms.straightToCrib(), rest, house);
      rest ^= straight;
      cribbage.dealStraight(straight, 0, tape);
    }
  }

  private void discard(Tape tape) {
    for (int seat = 0; seat < seats.length; seat++) {
      int choice = discards[seats[seat].below(discards.length)];
      cribbage.discard(seat, Long.expand(choice, cribbage.layout().hand(seat)), 0, 0, tape);
    }
  }

  private void play(Tape tape) {
    Pegging pegging = cribbage.pegging();
    do {
      int seat = pegging.toAct();
      cribbage.lay(seat, Draw.one(pegging.fitting(seat), seats[seat]), tape);
    } while (cribbage.phase() == Cribbage.Phase.PLAY);
  }

  private void peg(Tape tape) {
    Pegging pegging = cribbage.pegging();
    cribbage.peg(seats[pegging.lastToLay()].below(pegging.due() + 1), tape);
  }

  private void count(Tape tape) {
    Counting counting = cribbage.counting();
    cribbage.count(seats[counting.counter()].below(counting.worth() + 1), tape);
  }

  /// Says muggins for some of what was missed, or agrees.
  private void answer(Tape tape) {
    Muggins muggins = cribbage.muggins();
    int claim = seats[muggins.claimant()].below(muggins.missed() + 1) + 1;
    if (claim > muggins.missed()) {
      cribbage.agree(tape);
    } else {
      cribbage.muggins(claim, tape);
    }
  }
}
