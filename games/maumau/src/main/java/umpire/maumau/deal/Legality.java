package umpire.maumau.deal;

import static umpire.maumau.rule.MauMauRule.DRAWN_CARD;
import static umpire.maumau.rule.MauMauRule.DRAW_IF_NOTHING_FITS;
import static umpire.maumau.rule.MauMauRule.DRAW_ON;
import static umpire.maumau.rule.MauMauRule.DRAW_ONCE;
import static umpire.maumau.rule.MauMauRule.DUE;
import static umpire.maumau.rule.MauMauRule.FALSE_MAU;
import static umpire.maumau.rule.MauMauRule.FIT;
import static umpire.maumau.rule.MauMauRule.GAME_OVER;
import static umpire.maumau.rule.MauMauRule.IN_TURN;
import static umpire.maumau.rule.MauMauRule.JACK_ON_JACK;
import static umpire.maumau.rule.MauMauRule.KEEP;
import static umpire.maumau.rule.MauMauRule.NAMED_OR_JACK;
import static umpire.maumau.rule.MauMauRule.NAMED_SUIT;
import static umpire.maumau.rule.MauMauRule.NOT_FORGOTTEN;
import static umpire.maumau.rule.MauMauRule.NOT_LAST;
import static umpire.maumau.rule.MauMauRule.NO_ANSWER;
import static umpire.maumau.rule.MauMauRule.NO_LAST_JACK;
import static umpire.maumau.rule.MauMauRule.ONLY_DRAWN;
import static umpire.maumau.rule.MauMauRule.ONLY_EIGHT;
import static umpire.maumau.rule.MauMauRule.ONLY_SEVEN;
import static umpire.maumau.rule.MauMauRule.ONLY_WILD_NAMES;
import static umpire.maumau.rule.MauMauRule.OWN_CARD;
import static umpire.maumau.rule.MauMauRule.SEVEN_OR_JACK;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Moves;
import umpire.maumau.cards.Cards;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.rule.TableRules;
import umpire.maumau.words.MoveCode;
import umpire.maumau.words.Verb;

/// Decides which rule forbids a player's move, if any: the only judge of legality.
///
/// If a hand holds unknown cards, a rule may be in doubt: the answer is then the index of the rule
/// with [Kernel#UNDECIDED] added.
final class Legality {

  private Legality() {}

  /// Returns the index of the rule that forbids the move, or [Kernel#LEGAL].
  static int check(MauMau game, int player, int move) {
    if (game.isOver()) {
      return GAME_OVER.ordinal();
    }
    if (game.awaitsShuffle()) {
      return DUE.ordinal();
    }
    if (move == MoveCode.CATCH) {
      return checkCatch(game, player);
    }
    return player == game.seat() ? checkInTurn(game, move) : IN_TURN.ordinal();
  }

  /// Checks a move of the player to act; only for a deal that awaits a player.
  static int checkInTurn(MauMau game, int move) {
    if (!MoveCode.exists(move)) {
      return OWN_CARD.ordinal();
    }
    return switch (move) {
      case MoveCode.DRAW -> checkDraw(game);
      case MoveCode.KEEP -> checkKeep(game);
      case MoveCode.CATCH -> checkCatch(game, game.seat());
      default -> checkLay(game, move, MoveCode.card(move));
    };
  }

  private static int checkCatch(MauMau game, int player) {
    return mayCatch(game, player) ? Kernel.LEGAL : NOT_FORGOTTEN.ordinal();
  }

  private static int checkDraw(MauMau game) {
    if (game.penalty() > 0) {
      return Kernel.LEGAL;
    }
    if (game.eightActive()) {
      return ONLY_EIGHT.ordinal();
    }
    if (game.hasDrawn()) {
      return checkDrawAgain(game);
    }
    if (game.rules().drawing().byChoice() && game.piles().left() > 0) {
      return Kernel.LEGAL;
    }
    if (game.candidates() != 0) {
      return DRAW_IF_NOTHING_FITS.ordinal();
    }
    boolean mayHoldOne = game.unknown(game.seat()) > 0 && (layable(game) & unseen(game)) != 0;
    return mayHoldOne ? Kernel.UNDECIDED | DRAW_IF_NOTHING_FITS.ordinal() : Kernel.LEGAL;
  }

  private static int checkDrawAgain(MauMau game) {
    if (game.rules().drawing().drawn() != TableRules.DrawnCard.UNTIL) {
      return (game.rules().drawing().byChoice() ? DRAW_ONCE : DRAW_IF_NOTHING_FITS).ordinal();
    }
    if (game.drawn() == 0) {
      return Kernel.UNDECIDED | DRAWN_CARD.ordinal();
    }
    return (game.drawn() & game.fitting()) != 0 ? DRAWN_CARD.ordinal() : Kernel.LEGAL;
  }

  private static int checkKeep(MauMau game) {
    if (game.eightActive()) {
      return Kernel.LEGAL;
    }
    if (!game.hasDrawn()) {
      return KEEP.ordinal();
    }
    return switch (game.rules().drawing().drawn()) {
      case KEPT, NEVER -> Kernel.LEGAL;
      case LAID ->
          game.drawn() == 0 ? Kernel.UNDECIDED | DRAWN_CARD.ordinal() : DRAWN_CARD.ordinal();
      case UNTIL -> ((game.drawn() & game.fitting()) != 0 ? DRAWN_CARD : DRAW_ON).ordinal();
    };
  }

  private static int checkLay(MauMau game, int move, long card) {
    int found = (game.candidates() & card) != 0 ? Kernel.LEGAL : checkOther(game, card);
    if (Kernel.forbids(found)) {
      return found;
    }
    if (MoveCode.names(move) && !game.rules().isWild(card)) {
      return ONLY_WILD_NAMES.ordinal();
    }
    if (MoveCode.word(move) != 0 && game.held(game.seat()) > 2) {
      return FALSE_MAU.ordinal();
    }
    return found;
  }

  /// Checks a card that is not among the known cards the player to act may lay.
  private static int checkOther(MauMau game, long card) {
    boolean holds = (game.hand(game.seat()) & card) != 0;
    if (!holds && (game.unknown(game.seat()) == 0 || (unseen(game) & card) == 0)) {
      return OWN_CARD.ordinal();
    }
    if (game.hasDrawn() && holds && card != game.drawn()) {
      return ONLY_DRAWN.ordinal();
    }
    if (game.hasDrawn() && !holds && game.drawn() != 0) {
      return ONLY_DRAWN.ordinal();
    }
    if ((game.fitting() & card) == 0) {
      return misfit(game, card).ordinal();
    }
    if ((layable(game) & card) == 0) {
      return (game.rules().isWild(card) ? NO_LAST_JACK : NOT_LAST).ordinal();
    }
    return Kernel.UNDECIDED | OWN_CARD.ordinal();
  }

  /// The rule by which a card does not fit.
  private static MauMauRule misfit(MauMau game, long card) {
    if (game.penalty() > 0) {
      long answers = game.rules().answers();
      return answers == 0 ? NO_ANSWER : answers == Cards.SEVENS ? ONLY_SEVEN : SEVEN_OR_JACK;
    }
    if (game.eightActive()) {
      return ONLY_EIGHT;
    }
    if (!game.rules().isWild(game.piles().openCard())) {
      return FIT;
    }
    if (game.rules().laying().onWild() != 0) {
      return NAMED_OR_JACK;
    }
    return game.rules().isWild(card) ? JACK_ON_JACK : NAMED_SUIT;
  }

  /// The cards that the player to act may lay, whether or not they hold them.
  static long layable(MauMau game) {
    return game.held(game.seat()) == 1
        ? game.fitting() & game.rules().laying().last()
        : game.fitting();
  }

  /// The cards whose location is unknown.
  static long unseen(MauMau game) {
    long seen = game.piles().known();
    for (int player = 0; player < game.seats(); player++) {
      seen |= game.hand(player);
    }
    return game.rules().deck() & ~seen;
  }

  /// Whether a player may point out that another has forgotten a call (M45).
  static boolean mayCatch(MauMau game, int player) {
    int forgetter = game.forgottenCalls().forgetter();
    return forgetter != Kernel.NOBODY && player != forgetter;
  }

  /// The cards that the player to act may lay, unknown cards of the hand included.
  static long mayBeLaid(MauMau game) {
    long own = game.hasDrawn() ? game.drawn() : game.hand(game.seat());
    boolean unknown = game.unknown(game.seat()) > 0 && (!game.hasDrawn() || game.drawn() == 0);
    return layable(game) & (unknown ? own | unseen(game) : own);
  }

  /// Lists the moves that no rule certainly forbids to the player to act. Calls are listed only
  /// where they are due, and a wild card once for each suit to name.
  static void list(MauMau game, Moves into) {
    long cards = mayBeLaid(game);
    boolean fewLeft = game.held(game.seat()) <= 2;
    listLays(game, cards, into);
    if (may(checkDraw(game))) {
      into.add(Verb.DRAW);
    }
    if (may(checkKeep(game))) {
      into.add(Verb.PASS);
    }
    if (mayCatch(game, game.seat())) {
      into.add(Verb.CATCH);
    }
    if (fewLeft) {
      listLaysWithWords(game, cards, into);
    }
    if (fewLeft || (cards & game.rules().wild()) != 0) {
      into.leaveOut(); // needless calls, and wild cards that name no suit
    }
  }

  private static boolean may(int answer) {
    return !Kernel.forbids(answer);
  }

  private static void listLays(MauMau game, long cards, Moves into) {
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      listLay(game, Long.lowestOneBit(rest), 0, into);
    }
  }

  /// Lists the lays of these cards with the call that is due, if one is.
  private static void listLaysWithWords(MauMau game, long cards, Moves into) {
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      long card = Long.lowestOneBit(rest);
      int word = game.wordDue(card);
      if (word != 0) {
        listLay(game, card, word, into);
      }
    }
  }

  private static void listLay(MauMau game, long card, int word, Moves into) {
    if (!game.rules().isWild(card)) {
      into.addCards(Verb.LAY, card, 0, word);
      return;
    }
    for (int suit = 0; suit < Cards.SUITS; suit++) {
      into.addCards(Verb.LAY, card, 0, MoveCode.named(suit) | word);
    }
  }
}
