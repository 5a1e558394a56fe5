package umpire.maumau;

import java.util.Arrays;
import umpire.core.Chance;
import umpire.core.Kernel;

/// What everybody at the table knows of cards that he does not see: who drew a card that had lain
/// open, and which cards a player cannot hold because he would have had to lay them.
///
/// For each card in somebody's hand it is kept which cards it cannot be, for all that the others
/// have seen. So hidden cards can be dealt out anew in agreement with everything a viewer has seen:
/// any two of them may change places unless one would come where it cannot be.
public final class Sight {

  /// How many exchanges are tried for each hidden card, so that nothing is left of the old order.
  private static final int EXCHANGES = 20;

  /// Sees what lies open and no hand.
  public static final int NO_HAND = Kernel.NOBODY;

  private final int[] shown = new int[MauMau.MOST_PLAYERS];
  private final int[] impossible = new int[Cards.DECK];

  // How things stood before a move.
  private int front;
  private int laid;
  private int fitting;
  private boolean drawsOne;

  /// A new deal: nobody has seen anything.
  public void reset() {
    Arrays.fill(shown, 0);
    Arrays.fill(impossible, 0);
  }

  /// The cards in a player's hand that everybody knows of.
  public int shown(int player) {
    return shown[player];
  }

  /// Looks at the table before a player moves.
  public void before(MauMau game, int move) {
    front = game.piles.front;
    laid = game.piles.back;
    fitting = game.fitting;
    drawsOne = move == Moves.DRAW && game.penalty == 0;
    if (drawsOne) {
      if (game.hasDrawn) {
        ruleOut(game.drawn, fitting);
      } else if (!game.rules.byChoice()) {
        ruleOut(game.hands[game.seat], Duties.layable(game));
      }
    }
  }

  /// Looks at the table when the move is made, or when the table has shuffled.
  public void after(MauMau game) {
    for (int i = laid; i < game.piles.back; i++) {
      cover(game.piles.queue[i]);
    }
    laid = game.piles.back;
    int taker = game.drawing.taker();
    for (int i = front; i < game.piles.front; i++) {
      int card = game.piles.queue[i];
      if (card != 0 && i >= game.piles.faceUp) {
        shown[taker] |= card;
      } else if (card != 0) {
        impossible[Cards.number(card)] = whatTheDrawnCardIsNot(game, taker);
      }
    }
    front = game.piles.front;
  }

  /// Where a drawn card that fits must be laid, everybody sees whether it fits.
  private int whatTheDrawnCardIsNot(MauMau game, int taker) {
    if (!drawsOne || game.rules.drawn() != TableRules.DrawnCard.LAID) {
      return 0;
    }
    boolean fits = game.hasDrawn && game.seat == taker;
    return fits ? ~fitting : fitting;
  }

  private void cover(int card) {
    for (int player = 0; player < shown.length; player++) {
      shown[player] &= ~card;
    }
    impossible[Cards.number(card)] = 0;
  }

  private void ruleOut(int cards, int what) {
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      impossible[Cards.number(rest)] |= what;
    }
  }

  /// Deals all cards out anew that one seat does not see, or that nobody sees.
  ///
  /// @param viewer the seat, or [#NO_HAND]
  /// @return for each card, which card has taken its place
  public int[] redeal(MauMau game, int viewer, Chance chance) {
    var was = new int[Cards.DECK];
    int count = 0;
    for (int player = 0; player < game.players; player++) {
      int hidden = player == viewer ? 0 : game.hands[player] & ~shown[player];
      for (int rest = hidden; rest != 0; rest &= rest - 1) {
        was[count++] = Cards.number(rest);
      }
    }
    for (int i = game.piles.front; i < game.piles.faceUp; i++) {
      if (game.piles.queue[i] != 0) {
        was[count++] = Cards.number(game.piles.queue[i]);
      }
    }
    int[] is = was.clone();
    for (int i = 0; count > 1 && i < EXCHANGES * count; i++) {
      exchange(chance.below(count), chance.below(count), was, is);
    }
    return putInPlace(game, viewer, was, is, count);
  }

  private void exchange(int one, int other, int[] was, int[] is) {
    boolean fits =
        (impossible[was[one]] & 1 << is[other]) == 0
            && (impossible[was[other]] & 1 << is[one]) == 0;
    if (fits) {
      int card = is[one];
      is[one] = is[other];
      is[other] = card;
    }
  }

  private int[] putInPlace(MauMau game, int viewer, int[] was, int[] is, int count) {
    var now = new int[Cards.DECK];
    Arrays.setAll(now, card -> card);
    int[] before = impossible.clone();
    for (int i = 0; i < count; i++) {
      now[was[i]] = is[i];
      impossible[is[i]] = before[was[i]];
    }
    for (int player = 0; player < game.players; player++) {
      if (player != viewer) {
        int hand = game.hands[player] & shown[player];
        for (int rest = game.hands[player] & ~shown[player]; rest != 0; rest &= rest - 1) {
          hand |= 1 << now[Cards.number(rest)];
        }
        game.hands[player] = hand;
      }
    }
    for (int i = game.piles.front; i < game.piles.faceUp; i++) {
      int card = game.piles.queue[i];
      game.piles.queue[i] = card == 0 ? 0 : 1 << now[Cards.number(card)];
    }
    boolean sees = game.seat == viewer || (game.drawn & shown[game.seat]) != 0;
    if (game.hasDrawn && game.drawn != 0 && !sees) {
      game.drawn = 1 << now[Cards.number(game.drawn)];
    }
    return now;
  }

  /// Forgets what it knew and takes over what another knows.
  public void copyFrom(Sight other) {
    System.arraycopy(other.shown, 0, shown, 0, shown.length);
    System.arraycopy(other.impossible, 0, impossible, 0, impossible.length);
    front = other.front;
    laid = other.laid;
    fitting = other.fitting;
    drawsOne = other.drawsOne;
  }
}
