package umpire.maumau.match;

import org.jspecify.annotations.Nullable;
import umpire.core.RulingLog;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.maumau.cards.CardRow;
import umpire.maumau.deal.MauMau;
import umpire.maumau.rule.TableRules;
import umpire.maumau.words.Verb;

/// A copy of a match in which moves are tried out, to find what a viewer sees of them.
final class ScratchMatch {

  private final Move past = new Move();
  private @Nullable MauMauMatch copy;

  MauMauMatch copyOf(MauMauMatch match) {
    MauMauMatch other = copy;
    if (other == null) {
      other = new MauMauMatch(match.settings(), match.seats());
      copy = other;
    }
    other.copyFrom(match);
    return other;
  }

  /// Changes a move to what a viewer sees of it.
  void mask(MauMauMatch match, int viewer, int actor, Move move) {
    Verb verb = Verb.of(move);
    switch (verb) {
      case DECK -> maskDeck(match, viewer, move);
      case DEAL -> hideUnless(move.seat() == viewer, move);
      case DRAWN -> hideUnless(match.game().drawing().taker() == viewer, move);
      case SHUFFLE -> maskShuffle(match, viewer, move);
      case LAY, DRAW, PASS, CATCH -> showMore(match, viewer, actor, move);
      default -> {
        // all viewers see it
      }
    }
  }

  private static void hideUnless(boolean own, Move move) {
    if (!own) {
      move.unknown(Verb.size(move)).cards(0);
    }
  }

  /// Hides all cards of a deck except the viewer's own hand and the opening card.
  private static void maskDeck(MauMauMatch match, int viewer, Move move) {
    int opening = match.openingPlace();
    for (int place = 0; place < move.length(); place++) {
      if (place > opening || (place < opening && match.owner(place) != viewer)) {
        move.put(place, CardRow.UNKNOWN);
      }
    }
  }

  /// Hides the shuffled cards. A viewer who continues drawing sees the cards drawn; the others see
  /// at most that the card does not fit.
  private void maskShuffle(MauMauMatch match, int viewer, Move move) {
    if (move.length() == 0) {
      return;
    }
    MauMau before = match.game();
    MauMauMatch then = copyOf(match);
    then.play(Kernel.HOUSE, move, RulingLog.none());
    int drawn = then.game().drawing().taken() - before.drawing().taken();
    boolean own = before.drawing().taker() == viewer;
    for (int place = own ? drawn : 0; place < move.length(); place++) {
      move.put(place, CardRow.UNKNOWN);
    }
    if (!own && misfits(before.drawing().taker(), then.game())) {
      move.code(Verb.MISFIT);
    }
  }

  /// Whether the player has just drawn, and the turn has passed on because the card does not fit.
  private static boolean misfits(int taker, MauMau then) {
    return then.rules().drawing().drawn() == TableRules.DrawnCard.LAID
        && !then.isOver()
        && then.drawing().isOrdinary()
        && !then.awaitsShuffle()
        && then.drawing().taken() > 0
        && !(then.hasDrawn() && then.seat() == taker);
  }

  /// Adds the extra information that a viewer gets with a player's move, see [Glimpse].
  private void showMore(MauMauMatch match, int viewer, int actor, Move move) {
    MauMau before = match.game();
    long cards = move.cards();
    long code = move.code();
    move.set(move.verb()).cards(cards).code(code);
    if (match.check(actor, move) >= 0) {
      return; // the move may turn out to be illegal
    }
    MauMauMatch then = copyOf(match);
    then.play(actor, move, RulingLog.none());
    MauMau after = then.game();
    int from = before.piles().front();
    boolean drew = after.piles().front() > from;
    if (drew && after.drawing().taker() == viewer) {
      for (int i = from; i < after.piles().front(); i++) {
        if (after.piles().at(i) != 0) {
          Glimpse.seeTop(move, after.piles().at(i));
        }
      }
    } else if (drew && Verb.of(move) == Verb.DRAW && misfits(actor, after)) {
      Glimpse.seeMisfit(move);
    }
    if (after.isOver() && after.winner() != Kernel.NOBODY) {
      long ownDrawn = drew && after.drawing().taker() == viewer ? after.drawing().takenCards() : 0;
      for (int seat = 0; seat < match.seats(); seat++) {
        Glimpse.seeLeft(move, seat, after.hand(seat) & ~ownDrawn);
      }
    }
  }

  /// Changes each remembered move to what a viewer saw of it.
  void veil(History history, int viewer, boolean secrets) {
    int drawer = Kernel.NOBODY;
    for (int i = 0; secrets && i < history.size(); i++) {
      history.get(i, past);
      switch (Verb.of(past)) {
        case DEAL -> hideUnless(past.seat() == viewer, past);
        case DRAWN -> hideUnless(drawer == viewer, past);
        case DRAW, LAY -> drawer = history.actor(i);
        default -> {
          // all viewers saw it
        }
      }
      history.set(i, past);
    }
  }
}
