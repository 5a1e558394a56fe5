package umpire.maumau.deal;

import static umpire.maumau.rule.MauMauRule.DRAWN_SEEN;
import static umpire.maumau.rule.MauMauRule.FORGOTTEN;
import static umpire.maumau.rule.MauMauRule.OUT_OF_CARDS;
import static umpire.maumau.rule.MauMauRule.PENALTY;
import static umpire.maumau.rule.MauMauRule.SHUFFLE;
import static umpire.maumau.rule.MauMauRule.TAKE_WHAT_IS_LEFT;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.maumau.cards.Cards;
import umpire.maumau.rule.MauMauRule;

/// Draws cards one by one, and where the table shuffles, pauses for the shuffle.
public final class Drawing {

  /// Logged instead of a card that the record does not name.
  public static final int UNKNOWN_CARD = 0xffff;

  private final MauMau game;

  /// The player who draws or drew last, the reason, and the number of cards still due.
  private int taker;

  private MauMauRule reason = MauMauRule.DRAW;
  private int owed;

  /// Queue index of the first card of this drawing.
  private int from;

  private int shuffledAt;

  /// Whether viewers saw that the drawn card does not fit, but not which card it is.
  private boolean misfit;

  Drawing(MauMau game) {
    this.game = game;
  }

  void reset() {
    owed = 0;
    from = game.piles().front();
    misfit = false;
    game.awaitShuffle(false);
  }

  /// Lets a player draw the cards due for this reason.
  void begin(int player, MauMauRule why, RulingLog log) {
    taker = player;
    reason = why;
    owed = why == PENALTY ? game.penalty() : why == FORGOTTEN ? game.rules().calls().cards() : 1;
    from = game.piles().front();
    goOn(log);
  }

  /// Lets a player draw the penalty that is due after a deal has ended, as far as there are cards;
  /// no pile is shuffled for it.
  void drawWhatIsThere(int player, RulingLog log) {
    Piles piles = game.piles();
    taker = player;
    reason = PENALTY;
    from = piles.front();
    owed =
        Math.min(
            game.penalty(),
            game.rules().drawing().shuffled() ? piles.drawPileSize() : piles.left());
    while (owed > 0) {
      if (piles.drawPileIsUsedUp()) {
        piles.turnOver(log);
      }
      drawOne(piles, log);
    }
  }

  private void goOn(RulingLog log) {
    Piles piles = game.piles();
    while (owed > 0) {
      if (piles.left() == 0) {
        tooFew(log);
        return;
      }
      if (piles.drawPileIsUsedUp()) {
        if (game.rules().drawing().shuffled()) {
          game.awaitShuffle(true);
          return;
        }
        piles.turnOver(log);
      }
      drawOne(piles, log);
    }
    finish(true, log);
  }

  private void drawOne(Piles piles, RulingLog log) {
    long card = piles.draw();
    if (piles.drewShown()) {
      game.publicKnowledge().drawShown(taker, card);
    } else {
      game.publicKnowledge().draw(taker);
    }
    log.add(reason, taker, card == 0 ? UNKNOWN_CARD : Cards.number(card), owed--);
    game.take(taker, card);
    game.findDrawn(card);
    if (!game.rules().drawing().shuffled() && piles.canTurnOver()) {
      piles.turnOver(log);
    }
  }

  private void tooFew(RulingLog log) {
    if (game.rules().drawing().takesWhatIsLeft()) {
      log.add(TAKE_WHAT_IS_LEFT, taker, 0, owed);
      owed = 0;
      finish(taken() > 0, log);
    } else {
      log.add(OUT_OF_CARDS, taker, 0, 0);
      game.endWithoutResult();
    }
  }

  /// Continues drawing after the discard pile, without its open card, was shuffled.
  ///
  /// @param cards the new draw pile as bits, top card first, 0 for an unknown card
  void shuffled(long[] cards, RulingLog log) {
    log.add(SHUFFLE, Kernel.NOBODY, 0, game.piles().left());
    from = game.piles().shuffle(cards, from);
    shuffledAt = game.piles().front();
    game.awaitShuffle(false);
    goOn(log);
  }

  /// Ends a drawing, and the turn with it where the rules demand so.
  ///
  /// @param any whether at least one card was drawn
  private void finish(boolean any, RulingLog log) {
    if (reason == FORGOTTEN) {
      return; // the turn has already passed to the next player
    }
    if (reason == PENALTY) {
      game.dropPenalty();
      game.bindToOpenCard();
      game.endTurn();
    } else if (any) {
      game.goOnWithDrawn();
      settle(log);
    } else {
      game.pass(log);
    }
  }

  /// Passes for the player if the known cards leave no decision.
  private void settle(RulingLog log) {
    boolean fits = (game.drawn() & game.fitting()) != 0;
    boolean done =
        switch (game.rules().drawing().drawn()) {
          case NEVER -> true;
          case LAID -> game.drawn() != 0 ? !fits : misfit;
          case KEPT, UNTIL -> false;
        };
    misfit = false;
    if (done) {
      game.pass(log);
    }
  }

  /// Records that the card drawn next does not fit, though the card is unknown.
  public void seeMisfit() {
    misfit = true;
  }

  /// Records cards that were drawn last: they replace unknown ones, in order.
  void see(long cards, RulingLog log) {
    long unseen = cards;
    Piles piles = game.piles();
    for (int i = from; i < piles.front() && unseen != 0; i++) {
      if (piles.at(i) == 0) {
        long card = Long.lowestOneBit(unseen);
        piles.see(i, card);
        unseen ^= card;
        game.find(taker, card);
      }
    }
    log.addCards(DRAWN_SEEN, taker, 0, cards);
    if (reason == FORGOTTEN) {
      game.forgottenCalls().pay(taker);
    }
    if (game.hasDrawnUnknown() && game.seat() == taker) {
      game.findDrawn(cards);
      settle(log);
    }
  }

  /// Queue index at which the draw pile began after the last shuffle.
  public int shuffledAt() {
    return shuffledAt;
  }

  /// Queue index of the first card drawn last.
  int from() {
    return from;
  }

  /// Whether a player draws one card for lack of a fitting card, or by choice.
  public boolean isOrdinary() {
    return reason != PENALTY && reason != FORGOTTEN;
  }

  /// The player who draws or drew last.
  public int taker() {
    return taker;
  }

  /// The number of cards drawn last.
  public int taken() {
    return game.piles().front() - from;
  }

  /// The known ones of the cards drawn last, as bits.
  public long takenCards() {
    long cards = 0;
    for (int i = from; i < game.piles().front(); i++) {
      cards |= game.piles().at(i);
    }
    return cards;
  }

  void copyFrom(Drawing other) {
    taker = other.taker;
    reason = other.reason;
    owed = other.owed;
    from = other.from;
    misfit = other.misfit;
  }
}
