package umpire.maumau.deal;

import static umpire.maumau.rule.MauMauRule.CARDS_LEFT;
import static umpire.maumau.rule.MauMauRule.COLLECT;
import static umpire.maumau.rule.MauMauRule.DOUBLE;
import static umpire.maumau.rule.MauMauRule.LAST_SEVEN;
import static umpire.maumau.rule.MauMauRule.MAU;
import static umpire.maumau.rule.MauMauRule.MAU_MAU;
import static umpire.maumau.rule.MauMauRule.PLACE;
import static umpire.maumau.rule.MauMauRule.PLACE_POINTS;
import static umpire.maumau.rule.MauMauRule.SHOWN;
import static umpire.maumau.rule.MauMauRule.WIN;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.maumau.cards.Cards;
import umpire.maumau.rule.Scoring;
import umpire.maumau.words.MoveCode;

/// The end of a deal and its score.
public final class Result {

  private Result() {}

  /// Handles a player's last card, with the call that was due. Returns whether the other players
  /// play on.
  static boolean playsOn(MauMau game, int player, int move, RulingLog log) {
    int card = game.openCard();
    int due = game.rules().calls().due(0, game.rules().isWild(MoveCode.card(move)));
    if (due != 0) {
      log.add(due == MoveCode.MAU ? MAU : MAU_MAU, player, 0, 0);
    }
    game.goOut(player);
    if (game.rules().places()) {
      log.add(PLACE, player, card, place(game, player));
      if (game.round().stillIn() > 1) {
        game.round().closeRanks();
        return true;
      }
    } else {
      log.add(WIN, player, card, 0);
      payLastSeven(game, player, log);
    }
    game.end();
    for (int each = 0; each < game.seats(); each++) {
      tellScore(game, each, log);
    }
    return false;
  }

  /// Makes the next player draw for a seven that ends the deal, where the table agrees so, as far
  /// as there is a draw pile (M47).
  private static void payLastSeven(MauMau game, int player, RulingLog log) {
    if (game.rules().sevens().paidLast() && (game.piles().openCard() & Cards.SEVENS) != 0) {
      game.addSeven();
      game.round().closeRanks();
      int next = game.next(player);
      log.add(LAST_SEVEN, next, 0, game.penalty());
      game.drawing().drawWhatIsThere(next, log);
    }
  }

  /// Logs the points for a player's cards, if the cards are known.
  private static void tellScore(MauMau game, int player, RulingLog log) {
    int value = value(game, player);
    if (value == 0 || !isKnown(game, player)) {
      return;
    }
    int side = game.rules().scoring().collected() ? game.winner() : player;
    switch (game.rules().scoring().way()) {
      case LEFT -> log.add(CARDS_LEFT, side, game.held(player), value);
      case COLLECTED -> log.add(COLLECT, side, player, value);
      case PLACES -> log.add(PLACE_POINTS, side, place(game, player), value);
    }
    if (isDoubled(game)) {
      log.add(DOUBLE, side, 0, value);
    }
  }

  /// The points for a player's rank or cards before doubling; the least possible number if they
  /// depend on unknown cards.
  private static int value(MauMau game, int player) {
    Scoring scoring = game.rules().scoring();
    return scoring.way() == Scoring.Way.PLACES
        ? game.round().playing() - place(game, player)
        : scoring.value(game.hand(player), game.unknown(player));
  }

  /// A player's rank at the end of a deal; a player who still has cards is last.
  public static int place(MauMau game, int player) {
    return game.round().place(player);
  }

  /// The players who must show their remaining cards before the score of the deal is known, one bit
  /// per seat.
  public static int toShow(MauMau game) {
    int seats = 0;
    for (int player = 0; player < game.seats() && game.winner() != Kernel.NOBODY; player++) {
      seats |= isKnown(game, player) ? 0 : 1 << player;
    }
    return seats;
  }

  /// Whether the points for a player's cards are known.
  private static boolean isKnown(MauMau game, int player) {
    return game.unknown(player) == 0 || !game.rules().scoring().dependsOnCards();
  }

  static boolean isDoubled(MauMau game) {
    return game.rules().scoring().doubling() && game.rules().isWild(game.piles().openCard());
  }

  /// A player's score; the least possible one if it depends on unknown cards.
  public static int score(MauMau game, int player) {
    if (!game.isOver() || game.winner() == Kernel.NOBODY) {
      return 0;
    }
    int value = 0;
    if (!game.rules().scoring().collected()) {
      value = value(game, player);
    } else if (player == game.winner()) {
      for (int other = 0; other < game.seats(); other++) {
        value += value(game, other);
      }
    }
    return isDoubled(game) ? 2 * value : value;
  }

  /// The most points that unknown cards may add to [#score].
  public static int perhapsMore(MauMau game, int player) {
    Scoring scoring = game.rules().scoring();
    if (!game.isOver() || game.winner() == Kernel.NOBODY || !scoring.dependsOnCards()) {
      return 0;
    }
    long unseen = game.unseen();
    int more = scoring.collected() ? 0 : scoring.perhapsMore(game.unknown(player), unseen);
    for (int other = 0; scoring.collected() && other < game.seats(); other++) {
      more += player == game.winner() ? scoring.perhapsMore(game.unknown(other), unseen) : 0;
    }
    return isDoubled(game) ? 2 * more : more;
  }

  /// Shows a player's remaining cards after the end of the deal, and logs their points.
  ///
  /// @param cards those of the player's cards that are now known
  public static void show(MauMau game, int player, long cards, RulingLog log) {
    reveal(game, player, cards, log);
    tellScore(game, player, log);
  }

  /// Shows a player's remaining cards where no points depend on them.
  ///
  /// @param cards those of the player's cards that are now known
  public static void reveal(MauMau game, int player, long cards, RulingLog log) {
    game.find(player, cards);
    log.addCards(SHOWN, player, 0, cards);
  }
}
