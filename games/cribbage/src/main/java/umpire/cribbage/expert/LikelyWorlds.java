package umpire.cribbage.expert;

import umpire.core.SeededRandom;
import umpire.core.cards.Draw;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Move;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.play.CribbageDealer;
import umpire.cribbage.table.DealCards;

/// Draws the worlds in which a player may be as likely as they are if the other of two throws as
/// `rules` does: nobody keeps just any four cards.
///
/// Six cards are drawn, those that the other has laid among them. They are drawn again if `rules`
/// would have thrown a card that was laid, if the other said go with a card that fitted, or if the
/// other did not say go and has no card that fits. Where that leads nowhere, at tables of more than
/// two, and where a hand is not four cards, all worlds that agree with what was seen are as likely.
final class LikelyWorlds implements Dealer<Cribbage> {

  private static final int RANKS = 13;

  /// When three cards are laid some three of a hundred draws are kept, before that many more; none
  /// may be if the other throws in ways of their own.
  private static final int TRIES = 128;

  private final OtherDiscards toOwnCrib = new OtherDiscards(true);
  private final OtherDiscards toOthersCrib = new OtherDiscards(false);
  private final CribbageDealer anyWorld;

  LikelyWorlds(int players) {
    anyWorld = new CribbageDealer(players);
  }

  @Override
  public boolean next(Cribbage table, SeededRandom random, Move into) {
    return anyWorld.next(table, random, into);
  }

  @Override
  public void sampleHidden(Cribbage veiled, SeededRandom random) {
    if (!veiled.settings().sixCards() || !isDrawn(veiled, random)) {
      anyWorld.sampleHidden(veiled, random);
    }
  }

  private boolean isDrawn(Cribbage veiled, SeededRandom random) {
    DealCards dealCards = veiled.dealCards();
    int other = dealCards.hiddenDealt(0) == 0 ? 1 : 0;
    if (!isSeenFromASeat(dealCards, other)) {
      return false;
    }
    long laid = dealCards.hand(other);
    long unseen = Cards.ALL & ~dealCards.known();
    long ruledOut = (1L << (4 * Math.min(RANKS, veiled.cardsAbove(other)))) - 1;
    boolean mustFit = veiled.holdsOneThatFits() == other;
    long fitting = veiled.pegging().fittingCards();
    OtherDiscards discards = veiled.dealer() == other ? toOwnCrib : toOthersCrib;
    int hidden = dealCards.hiddenDealt(other);
    for (int i = 0; i < TRIES; i++) {
      long cards = Draw.some(hidden, unseen, random);
      long thrown = discards.of(laid | cards);
      long held = cards & ~thrown;
      boolean agrees = (held & ruledOut) == 0 && (!mustFit || (held & fitting) != 0);
      if ((thrown & laid) == 0 && agrees) {
        dealCards.fillHand(other, held);
        dealCards.fillThrown(other, thrown);
        return true;
      }
    }
    return false;
  }

  /// Whether all that is hidden are cards of the other, who has laid away. A record may know less,
  /// or more.
  private static boolean isSeenFromASeat(DealCards dealCards, int other) {
    return dealCards.hiddenDealt(1 - other) == 0
        && dealCards.inDoubt(1 - other) == 0
        && dealCards.inDoubt(other) == 0
        && dealCards.hiddenThrown(other) == 2
        && !dealCards.cribTurnedUp();
  }
}
