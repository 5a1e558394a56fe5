package umpire.maumau;

import static umpire.maumau.MauMauRule.CARDS_LEFT;
import static umpire.maumau.MauMauRule.COLLECT;
import static umpire.maumau.MauMauRule.DOUBLE;
import static umpire.maumau.MauMauRule.PLACE;
import static umpire.maumau.MauMauRule.SHOWN;
import static umpire.maumau.MauMauRule.WIN;

import umpire.core.Kernel;
import umpire.core.Tape;

/// How a deal ends, and what it brings.
public final class Result {

  private Result() {}

  /// A player has laid his last card: whether the others play on.
  static boolean playsOn(MauMau game, int player, Tape tape) {
    int card = Cards.number(game.piles.openCard());
    if (game.winner == Kernel.NOBODY) {
      game.winner = player;
    }
    game.in &= ~(1 << player);
    if (game.rules.places()) {
      tape.say(PLACE, player, card, game.players - Integer.bitCount(game.in));
      if (Integer.bitCount(game.in) > 1) {
        game.setOrder();
        return true;
      }
    } else {
      tape.say(WIN, player, card, 0);
    }
    game.over = true;
    for (int each = 0; each < game.players; each++) {
      tellScore(game, each, tape);
    }
    return false;
  }

  /// Tells what a player's cards bring, as far as they are known.
  private static void tellScore(MauMau game, int player, Tape tape) {
    int value = value(game, player);
    if (value == 0 || !isKnown(game, player)) {
      return;
    }
    boolean collected = game.rules.scoring().collected();
    int side = collected ? game.winner : player;
    tape.say(collected ? COLLECT : CARDS_LEFT, side, collected ? player : game.held(player), value);
    if (isDoubled(game)) {
      tape.say(DOUBLE, side, 0, value);
    }
  }

  /// What a player's cards count before doubling; at least that much, if some are not known.
  private static int value(MauMau game, int player) {
    return game.rules.scoring().value(game.hands[player], game.unknown[player]);
  }

  /// Whether it is known what a player's cards count.
  public static boolean isKnown(MauMau game, int player) {
    return game.unknown[player] == 0 || !game.rules.scoring().dependsOnCards();
  }

  static boolean isDoubled(MauMau game) {
    return game.rules.scoring().doubling() && (game.piles.openCard() & Cards.JACKS) != 0;
  }

  /// What a player scores; at least that much, if it depends on cards that are not known.
  static int score(MauMau game, int player) {
    if (!game.over || game.winner == Kernel.NOBODY) {
      return 0;
    }
    int value = 0;
    if (!game.rules.scoring().collected()) {
      value = value(game, player);
    } else if (player == game.winner) {
      for (int other = 0; other < game.players; other++) {
        value += value(game, other);
      }
    }
    return isDoubled(game) ? 2 * value : value;
  }

  /// Shows what a player had left, after the end of the deal.
  ///
  /// @param cards those of his cards that are now known
  public static void show(MauMau game, int player, int cards, Tape tape) {
    int held = game.held(player);
    game.hands[player] = cards;
    game.unknown[player] = held - Integer.bitCount(cards);
    tape.say(SHOWN, player, 0, cards);
    tellScore(game, player, tape);
  }
}
