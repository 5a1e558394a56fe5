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

/// How cards are drawn: one by one, and where the table shuffles, with a pause for it.
public final class Drawing {

  /// Told in place of a card that nobody recorded.
  public static final int UNKNOWN_CARD = 0xffff;

  private final MauMau game;

  /// Who draws or drew last, why, and how many cards are still due.
  private int taker;

  private MauMauRule reason = MauMauRule.DRAW;
  private int owed;

  /// Where in the queue the cards were that he took.
  private int from;

  private int shuffledAt;

  /// Whether it was seen that the card drawn does not fit, though not which card it is.
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

  /// Lets a player draw what is due for this reason.
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

  /// The discard pile without its open card has been shuffled: the drawing goes on.
  ///
  /// @param cards the new draw pile as bits, top card first, 0 where nobody knows
  void shuffled(long[] cards, RulingLog log) {
    log.add(SHUFFLE, Kernel.NOBODY, 0, game.piles().left());
    from = game.piles().shuffle(cards, from);
    shuffledAt = game.piles().front();
    game.awaitShuffle(false);
    goOn(log);
  }

  /// All that could be drawn is drawn.
  private void finish(boolean any, RulingLog log) {
    if (reason == FORGOTTEN) {
      return; // the turn has gone on already
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

  /// Goes on to the next player if it is known that nothing is left for this one to decide.
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

  /// It is seen that the card which is drawn next does not fit.
  public void seeMisfit() {
    misfit = true;
  }

  /// It becomes known which cards were drawn last: so many of the unknown ones.
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

  /// Where the draw pile began that was shuffled last.
  public int shuffledAt() {
    return shuffledAt;
  }

  /// Where the cards begin that were drawn last.
  int from() {
    return from;
  }

  /// Whether a player draws one card for want of one that fits, or by choice.
  public boolean isOrdinary() {
    return reason != PENALTY && reason != FORGOTTEN;
  }

  /// Who draws or drew last.
  public int taker() {
    return taker;
  }

  /// How many cards he took.
  public int taken() {
    return game.piles().front() - from;
  }

  /// Those of them that are known, as bits.
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
