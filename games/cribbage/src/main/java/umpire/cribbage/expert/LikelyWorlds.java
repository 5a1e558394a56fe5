package umpire.cribbage.expert;

import umpire.core.SeededRandom;
import umpire.core.cards.Draw;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Move;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.play.CribbageDealer;
import umpire.cribbage.table.DealCards;

/// Samples hidden cards about as likely as they are if the other of two players discards as `rules`
/// does: players do not keep just any four cards.
///
/// Six cards are drawn, including those that the other has laid. They are drawn again if `rules`
/// would have discarded a laid card, if the other said go with a card that fitted, or if the other
/// did not say go and has no card that fits. If no draw succeeds, at tables of more than two, and
/// where a hand is not four cards, all deals that agree with what was seen are equally likely.
final class LikelyWorlds implements Dealer<Cribbage> {

  private static final int RANKS = 13;

  /// Once three cards are laid, about three of a hundred draws succeed, before that many more;
  /// possibly none do if the other discards in a different way.
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

  /// Whether all hidden cards belong to the other player, and that player has discarded. A record
  /// may know less, or more.
  private static boolean isSeenFromASeat(DealCards dealCards, int other) {
    return dealCards.hiddenDealt(1 - other) == 0
        && dealCards.inDoubt(1 - other) == 0
        && dealCards.inDoubt(other) == 0
        && dealCards.hiddenThrown(other) == 2
        && !dealCards.cribTurnedUp();
  }
}
