package umpire.maumau;

import static umpire.maumau.MauMauRule.DRAWN_CARD;
import static umpire.maumau.MauMauRule.DRAW_IF_NOTHING_FITS;
import static umpire.maumau.MauMauRule.DRAW_ON;
import static umpire.maumau.MauMauRule.DRAW_ONCE;
import static umpire.maumau.MauMauRule.DUE;
import static umpire.maumau.MauMauRule.FALSE_MAU;
import static umpire.maumau.MauMauRule.FIT;
import static umpire.maumau.MauMauRule.GAME_OVER;
import static umpire.maumau.MauMauRule.IN_TURN;
import static umpire.maumau.MauMauRule.JACK_ON_JACK;
import static umpire.maumau.MauMauRule.KEEP;
import static umpire.maumau.MauMauRule.NAMED_OR_JACK;
import static umpire.maumau.MauMauRule.NAMED_SUIT;
import static umpire.maumau.MauMauRule.NO_ANSWER;
import static umpire.maumau.MauMauRule.NO_LAST_JACK;
import static umpire.maumau.MauMauRule.ONLY_DRAWN;
import static umpire.maumau.MauMauRule.ONLY_EIGHT;
import static umpire.maumau.MauMauRule.ONLY_SEVEN;
import static umpire.maumau.MauMauRule.OWN_CARD;
import static umpire.maumau.MauMauRule.SEVEN_OR_JACK;

import umpire.core.Kernel;

/// What a player may do: the only judge of legality.
///
/// Where a hand holds cards that nobody recorded, the answer may be that a rule is in doubt: the
/// place of the rule with [MauMau#DOUBT] added.
final class Duties {

  private Duties() {}

  /// The place of the rule that forbids the move, or [Kernel#FINE].
  static int check(MauMau game, int player, int move) {
    if (game.over) {
      return GAME_OVER.ordinal();
    }
    if (game.drawing.awaitsShuffle()) {
      return DUE.ordinal();
    }
    if (player != game.seat) {
      return IN_TURN.ordinal();
    }
    if (!Moves.exists(move)) {
      return OWN_CARD.ordinal();
    }
    return switch (move) {
      case Moves.DRAW -> checkDraw(game);
      case Moves.KEEP -> checkKeep(game);
      default -> checkLay(game, Moves.card(move), Moves.saysMau(move));
    };
  }

  private static int checkDraw(MauMau game) {
    if (game.penalty > 0) {
      return Kernel.FINE;
    }
    if (game.eightActive) {
      return ONLY_EIGHT.ordinal();
    }
    if (game.hasDrawn) {
      return checkDrawAgain(game);
    }
    if (game.rules.byChoice() && game.piles.left() > 0) {
      return Kernel.FINE;
    }
    if (game.candidates() != 0) {
      return DRAW_IF_NOTHING_FITS.ordinal();
    }
    boolean mayHoldOne = game.unknown[game.seat] > 0 && (layable(game) & unseen(game)) != 0;
    return mayHoldOne ? MauMau.DOUBT | DRAW_IF_NOTHING_FITS.ordinal() : Kernel.FINE;
  }

  private static int checkDrawAgain(MauMau game) {
    if (game.rules.drawn() != TableRules.DrawnCard.UNTIL) {
      return (game.rules.byChoice() ? DRAW_ONCE : DRAW_IF_NOTHING_FITS).ordinal();
    }
    if (game.drawn == 0) {
      return MauMau.DOUBT | DRAWN_CARD.ordinal();
    }
    return (game.drawn & game.fitting) != 0 ? DRAWN_CARD.ordinal() : Kernel.FINE;
  }

  private static int checkKeep(MauMau game) {
    if (game.eightActive) {
      return Kernel.FINE;
    }
    if (!game.hasDrawn) {
      return KEEP.ordinal();
    }
    return switch (game.rules.drawn()) {
      case KEPT, NEVER -> Kernel.FINE;
      case LAID -> game.drawn == 0 ? MauMau.DOUBT | DRAWN_CARD.ordinal() : DRAWN_CARD.ordinal();
      case UNTIL -> ((game.drawn & game.fitting) != 0 ? DRAWN_CARD : DRAW_ON).ordinal();
    };
  }

  private static int checkLay(MauMau game, int card, boolean mau) {
    boolean holds = (game.hands[game.seat] & card) != 0;
    if (!holds && (game.unknown[game.seat] == 0 || (unseen(game) & card) == 0)) {
      return OWN_CARD.ordinal();
    }
    if (game.hasDrawn && holds && card != game.drawn) {
      return ONLY_DRAWN.ordinal();
    }
    if (game.hasDrawn && !holds && game.drawn != 0) {
      return ONLY_DRAWN.ordinal();
    }
    if ((game.fitting & card) == 0) {
      return misfit(game, card).ordinal();
    }
    if ((layable(game) & card) == 0) {
      return NO_LAST_JACK.ordinal();
    }
    if (mau && game.held(game.seat) > 2) {
      return FALSE_MAU.ordinal();
    }
    return holds ? Kernel.FINE : MauMau.DOUBT | OWN_CARD.ordinal();
  }

  /// The rule by which a card does not fit.
  private static MauMauRule misfit(MauMau game, int card) {
    if (game.penalty > 0) {
      int answers = game.rules.answers();
      return answers == 0 ? NO_ANSWER : answers == Cards.SEVENS ? ONLY_SEVEN : SEVEN_OR_JACK;
    }
    if (game.eightActive) {
      return ONLY_EIGHT;
    }
    if ((game.piles.openCard() & Cards.JACKS) == 0) {
      return FIT;
    }
    if (game.rules.onJack() != 0) {
      return NAMED_OR_JACK;
    }
    return (card & Cards.JACKS) != 0 ? JACK_ON_JACK : NAMED_SUIT;
  }

  /// The cards that the player to act may lay if he holds them.
  static int layable(MauMau game) {
    return game.held(game.seat) == 1 ? game.fitting & game.rules.last() : game.fitting;
  }

  /// The cards of which nobody recorded where they are.
  static int unseen(MauMau game) {
    int seen = game.piles.known();
    for (int player = 0; player < game.players; player++) {
      seen |= game.hands[player];
    }
    return ~seen;
  }

  /// Whether it makes a difference now if mau is said (M36).
  static boolean mauMatters(MauMau game) {
    return game.rules.callCards() > 0 && game.held(game.seat) == 2;
  }

  /// All moves that no rule certainly forbids, and their number; mau is said only where it matters.
  static int legal(MauMau game, int[] moves) {
    int found = 0;
    int end = mauMatters(game) ? Moves.END : Moves.COUNT;
    for (int move = 0; move < end; move++) {
      int answer = check(game, game.seat, move);
      if (answer == Kernel.FINE || answer >= MauMau.DOUBT) {
        moves[found++] = move;
      }
    }
    return found;
  }
}
