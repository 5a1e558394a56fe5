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

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Moves;

/// What a player may do: the only judge of legality.
///
/// Where a hand holds cards that nobody recorded, the answer may be that a rule is in doubt: the
/// place of the rule with [Kernel#OPEN] added.
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
    if (!MoveCode.exists(move)) {
      return OWN_CARD.ordinal();
    }
    return switch (move) {
      case MoveCode.DRAW -> checkDraw(game);
      case MoveCode.KEEP -> checkKeep(game);
      default -> checkLay(game, MoveCode.card(move), MoveCode.saysMau(move));
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
    return mayHoldOne ? Kernel.OPEN | DRAW_IF_NOTHING_FITS.ordinal() : Kernel.FINE;
  }

  private static int checkDrawAgain(MauMau game) {
    if (game.rules.drawn() != TableRules.DrawnCard.UNTIL) {
      return (game.rules.byChoice() ? DRAW_ONCE : DRAW_IF_NOTHING_FITS).ordinal();
    }
    if (game.drawn == 0) {
      return Kernel.OPEN | DRAWN_CARD.ordinal();
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
      case LAID -> game.drawn == 0 ? Kernel.OPEN | DRAWN_CARD.ordinal() : DRAWN_CARD.ordinal();
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
    return holds ? Kernel.FINE : Kernel.OPEN | OWN_CARD.ordinal();
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

  /// The cards of which no rule certainly forbids the player to act to lay them.
  static int mayBeLaid(MauMau game) {
    int own = game.hasDrawn ? game.drawn : game.hands[game.seat];
    boolean unknown = game.unknown[game.seat] > 0 && (!game.hasDrawn || game.drawn == 0);
    return layable(game) & (unknown ? own | unseen(game) : own);
  }

  /// Lists all moves that no rule certainly forbids the player to act; mau is said only where it
  /// matters.
  static void list(MauMau game, Moves into) {
    int cards = mayBeLaid(game);
    listLays(cards, 0, into);
    if (may(checkDraw(game))) {
      into.add(Verb.DRAW.ordinal());
    }
    if (may(checkKeep(game))) {
      into.add(Verb.PASS.ordinal());
    }
    if (mauMatters(game)) {
      listLays(cards, MoveCode.MAU, into);
    } else if (game.mauIsIdle()) {
      into.leaveOut(); // said for nothing
    }
  }

  private static boolean may(int answer) {
    return !Kernel.forbids(answer);
  }

  private static void listLays(int cards, int mau, Moves into) {
    for (int rest = cards & ~Cards.JACKS; rest != 0; rest &= rest - 1) {
      into.add(Verb.LAY.ordinal(), Cards.number(rest) | mau);
    }
    for (int rest = cards & Cards.JACKS; rest != 0; rest &= rest - 1) {
      for (int named = 0; named < Cards.SUITS; named++) {
        into.add(Verb.LAY.ordinal(), MoveCode.jack(Cards.number(rest) & 3, named) | mau);
      }
    }
  }
}
