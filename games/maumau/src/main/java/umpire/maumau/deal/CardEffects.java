package umpire.maumau.deal;

import static umpire.maumau.rule.MauMauRule.ACE_SKIPS;
import static umpire.maumau.rule.MauMauRule.ACTIVE_EIGHT;
import static umpire.maumau.rule.MauMauRule.ANOTHER_TURN;
import static umpire.maumau.rule.MauMauRule.EIGHT;
import static umpire.maumau.rule.MauMauRule.FORGOTTEN;
import static umpire.maumau.rule.MauMauRule.LAY;
import static umpire.maumau.rule.MauMauRule.MAU;
import static umpire.maumau.rule.MauMauRule.NAME_SUIT;
import static umpire.maumau.rule.MauMauRule.OPENING_SEVEN;
import static umpire.maumau.rule.MauMauRule.REVERSE;
import static umpire.maumau.rule.MauMauRule.SEVEN;
import static umpire.maumau.rule.MauMauRule.STOP_SEVEN;
import static umpire.maumau.rule.MauMauRule.TABLE_SEVEN;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.maumau.cards.Cards;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.rule.TableRules;
import umpire.maumau.words.MoveCode;

/// Lays a card: removes it from the hand and applies its effects.
final class CardEffects {

  private CardEffects() {}

  static void lay(MauMau game, int move, RulingLog log) {
    int player = game.seat();
    long card = MoveCode.card(move);
    int left = game.give(player, card);
    game.publicKnowledge().lay(player, card, game.hasDrawn());
    game.piles().lay(card);
    game.dropDrawn();
    game.dropEight();
    log.add(LAY, player, Cards.number(card), left);
    int due = left > 1 ? 0 : game.rules().calls().due(left, game.rules().isWild(card));
    boolean forgets = MoveCode.word(move) < due;
    if (left == 0 && !forgets && !Result.playsOn(game, player, move, log)) {
      return;
    }
    game.count();
    if (game.rules().isWild(card)) {
      stopSeven(game, log);
      name(game, MoveCode.suit(move), log);
    } else {
      game.bind(game.rules().fittingOn(Cards.number(card)));
      act(game, card, player, game.next(player), log);
    }
    if (forgets) {
      forget(game, player, left, move, log);
    } else if (left == 1 && due != 0) {
      log.add(MAU, player, 0, 0);
    }
  }

  private static void stopSeven(MauMau game, RulingLog log) {
    if (game.penalty() > 0) {
      game.dropPenalty();
      log.add(STOP_SEVEN, game.seat(), 0, 0);
    }
  }

  private static void name(MauMau game, int suit, RulingLog log) {
    game.bind(game.rules().fittingOnNamed(suit));
    log.add(NAME_SUIT, game.seat(), suit, 0);
    game.goTo(game.next(game.seat()));
  }

  /// Applies the effect of a card that is not wild, and determines the next turn.
  ///
  /// @param player the player of the card; [Kernel#NOBODY] for the opening card
  /// @param next the player whom the effect concerns: the one who follows
  static void act(MauMau game, long card, int player, int next, RulingLog log) {
    TableRules rules = game.rules();
    game.goTo(next);
    if ((card & Cards.SEVENS) != 0) {
      game.laySeven();
      log.add(seven(rules, player), next, 0, game.penalty());
    } else if ((card & rules.laying().skipping()) != 0) {
      log.add((card & Cards.EIGHTS) != 0 ? EIGHT : ACE_SKIPS, next, 0, 0);
      game.goTo(game.next(next));
    } else if ((card & rules.laying().active()) != 0) {
      game.layEight();
      log.add(ACTIVE_EIGHT, next, 0, 0);
    } else if ((card & rules.laying().reversing()) != 0) {
      reverse(game, player, log);
    } else if ((card & rules.laying().again()) != 0) {
      giveAnotherTurn(game, player, log);
    }
  }

  private static MauMauRule seven(TableRules rules, int player) {
    if (player == Kernel.NOBODY) {
      return OPENING_SEVEN;
    }
    return rules.hasPublishedSeven() ? SEVEN : TABLE_SEVEN;
  }

  /// Reverses the direction; between two players this means another turn. A player who goes out
  /// with the card leaves two of three, and the one who is now next plays on (M30, M37).
  private static void reverse(MauMau game, int player, RulingLog log) {
    boolean goesOut = player != Kernel.NOBODY && !game.round().isIn(player);
    if (game.round().stillIn() > 2 || goesOut) {
      game.round().reverse();
      log.add(REVERSE, Kernel.NOBODY, 0, 0);
      if (player != Kernel.NOBODY) {
        game.goTo(game.next(player));
      }
    } else {
      giveAnotherTurn(game, player, log);
    }
  }

  /// Gives the player another turn, except for the opening card or the player's last card.
  private static void giveAnotherTurn(MauMau game, int player, RulingLog log) {
    if (player != Kernel.NOBODY && game.round().isIn(player)) {
      game.goTo(player);
      log.add(ANOTHER_TURN, player, 0, 0);
    }
  }

  /// Makes a player who forgets a call draw at once, or where the table agrees so, only when
  /// caught.
  private static void forget(MauMau game, int player, int left, int move, RulingLog log) {
    if (game.rules().calls().caught()) {
      game.forgottenCalls().expose(player);
    } else {
      game.forgottenCalls().miss(player, left, move);
      game.drawing().begin(player, FORGOTTEN, log);
    }
  }
}
