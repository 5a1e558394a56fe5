package umpire.cribbage.pegging;

import static umpire.cribbage.rules.CribbageRule.LIMIT;
import static umpire.cribbage.rules.CribbageRule.MUST_LAY;
import static umpire.cribbage.rules.CribbageRule.OWN_CARD;

import umpire.core.RulingLog;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.rules.PlaySettings;
import umpire.cribbage.table.Board;

/// The play when some cards of the hands are unknown.
///
/// A go need not be recorded: it follows from a hand. With an unknown hand it follows from the next
/// card: a player who was passed over must have said go, but it is open whether they could have
/// laid a card. Cards that they lay or show later can still prove that they could; such a card is
/// refused.
final class DoubtfulPlay {

  private final Board board;
  private final UnseenCards unseenCards;
  private final Pegging ahead;
  private final History unread = new History();
  private final RulingLog unheard = RulingLog.none();

  /// @param board a scratch board of the same kind as the real one
  DoubtfulPlay(Board board, int players, PlaySettings settings) {
    this.board = board;
    unseenCards = new UnseenCards(new int[players], unread);
    ahead = new Pegging(board, settings, new long[players], unseenCards);
  }

  private void lookFrom(Pegging pegging, UnseenCards known) {
    unread.clear();
    ahead.copyFrom(pegging);
    ahead.copyHands(pegging);
    unseenCards.copyFrom(known);
    unseenCards.copyHidden(known);
  }

  /// Checks whether a player may lay a card.
  ///
  /// @param mayHold whether the player may hold the card among unknown ones
  int check(Pegging pegging, UnseenCards known, int player, int card, boolean mayHold) {
    lookFrom(pegging, known);
    boolean doubt = false;
    while (ahead.toAct() != player || !ahead.fits(card)) {
      int seat = ahead.toAct();
      if (seat == Kernel.NOBODY) {
        return board.isOver() ? CribbageRule.GAME_WON.ordinal() : ahead.check(player, card);
      }
      if (!ahead.isGoOpen()) {
        return seat == player ? LIMIT.ordinal() : ahead.check(player, card);
      }
      ahead.passOver(unheard);
      doubt = true;
    }
    if ((ahead.hand(player) & 1L << card) == 0) {
      if (!mayHold) {
        return OWN_CARD.ordinal();
      }
      if (Cards.value(card) <= unseenCards.above(player)) {
        return MUST_LAY.ordinal();
      }
    }
    return doubt ? Kernel.UNDECIDED + MUST_LAY.ordinal() : Kernel.LEGAL;
  }

  /// The gos that all players hear after a card, coded as by [Verb#heard]; 0 if they depend on
  /// unknown cards.
  int heardAfter(Pegging pegging, UnseenCards known, int player, int card) {
    lookFrom(pegging, known);
    if (ahead.toAct() != player || !ahead.fits(card)) {
      return 0; // players have said go before, and it is not known which
    }
    if ((ahead.hand(player) & 1L << card) == 0) {
      ahead.hold(player, card);
      unseenCards.reveal(player);
    }
    unseenCards.listen(0);
    ahead.play(card, unheard);
    return ahead.isGoOpen() ? 0 : Verb.heard(unseenCards.passedOver());
  }

  /// Checks whether a player may say go: not if they are known to hold a card that fits.
  static int checkGo(Pegging pegging, int player) {
    if (pegging.toAct() != player) {
      return pegging.check(player, 0);
    }
    return pegging.isGoOpen() ? Kernel.UNDECIDED + MUST_LAY.ordinal() : MUST_LAY.ordinal();
  }

  /// Lets players say go in turn until one is known to hold a card that fits.
  static void passAllOver(Pegging pegging, RulingLog log) {
    while (pegging.toAct() != Kernel.NOBODY && pegging.isGoOpen()) {
      pegging.passOver(log);
    }
  }

  /// Lets all players who must have said go before this card do so, unless that wins the game.
  static void passOver(Pegging pegging, int player, int card, RulingLog log) {
    while (pegging.toAct() != Kernel.NOBODY && (pegging.toAct() != player || !pegging.fits(card))) {
      pegging.passOver(log);
    }
  }
}
