package umpire.cribbage;

import umpire.core.Chance;
import umpire.core.Tape;

/// Complete matches at random, one after another, on one table and without garbage: every choice is
/// one of the legal ones, each as likely.
public final class CribbagePlayout {

  private final Cribbage cribbage;
  private final Terms terms;
  private final Chance chance = new Chance(0);
  private final int[] deck = new int[Pegging.DECK];

  /// How many cards of the deck are dealt.
  private int drawn;

  /// What each player will lay away: any cards of a shuffled deck are as good as others, so they
  /// are the first he was dealt.
  private final long[] toThrow;

  public CribbagePlayout(Terms terms) {
    this.terms = terms;
    cribbage = new Cribbage(terms, false);
    toThrow = new long[terms.players()];
  }

  public Cribbage cribbage() {
    return cribbage;
  }

  /// Sets up the match with this number: the same number is the same match on every machine.
  public void deal(long number) {
    chance.reseed(Chance.mix(number));
    for (int card = 0; card < deck.length; card++) {
      deck[card] = card;
    }
    drawn = 0;
    cribbage.begin();
  }

  /// Deals match `number` and plays it to its end.
  public void run(long number, Tape tape) {
    deal(number);
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
      case STARTER -> cribbage.starter(draw(), tape);
      case PLAY -> play(tape);
      case COUNT -> cribbage.count(chance.below(cribbage.counting().worth() + 1), tape);
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
    if (cut.seen() == 0) {
      drawn = 0;
    }
    cribbage.cut(cut.next(), draw(), tape);
    if (cribbage.phase() == Cribbage.Phase.DEAL) {
      drawn = 0;
    }
  }

  private void deal(Tape tape) {
    drawn = 0;
    int seat = cribbage.dealer();
    do {
      seat = cribbage.next(seat);
      long thrown = draw(terms.thrown());
      toThrow[seat] = thrown;
      cribbage.deal(seat, thrown | draw(Pegging.HAND), 0, tape);
    } while (seat != cribbage.dealer());
    if (terms.straightToCrib() > 0) {
      cribbage.dealStraight(draw(terms.straightToCrib()), 0, tape);
    }
  }

  private void discard(Tape tape) {
    for (int seat = 0; seat < toThrow.length; seat++) {
      cribbage.discard(seat, toThrow[seat], 0, tape);
    }
  }

  private void play(Tape tape) {
    Pegging pegging = cribbage.pegging();
    do {
      int seat = pegging.toAct();
      long fitting = pegging.fitting(seat);
      int choice = chance.below(Long.bitCount(fitting));
      long card = Long.expand(1L << choice, fitting);
      cribbage.lay(seat, Long.numberOfTrailingZeros(card), tape);
    } while (cribbage.phase() == Cribbage.Phase.PLAY);
  }

  /// Says muggins for some of what was missed, or agrees.
  private void answer(Tape tape) {
    int claim = chance.below(cribbage.counting().missed() + 1);
    if (claim == 0) {
      cribbage.agree(tape);
    } else {
      cribbage.muggins(claim, tape);
    }
  }

  private long draw(int count) {
    long cards = 0;
    for (int i = 0; i < count; i++) {
      cards |= 1L << draw();
    }
    return cards;
  }

  /// The next card of the deck: the shuffle is made as far as it is needed.
  private int draw() {
    int at = drawn + chance.below(Pegging.DECK - drawn);
    int card = deck[at];
    deck[at] = deck[drawn];
    deck[drawn++] = card;
    return card;
  }
}
