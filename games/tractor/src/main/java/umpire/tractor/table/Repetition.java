package umpire.tractor.table;

import umpire.core.gaps.RecordGaps;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.round.Declaring;
import umpire.tractor.round.Sides;
import umpire.tractor.rule.TractorSwitches.Form;
import umpire.tractor.table.Tractor.Phase;
import umpire.tractor.words.Verb;

/// Recognises events that correctly repeat something still in force, or that need not be recorded
/// (T55): cards drawn, the current declaration, a pass by a player who has passed, the kitty, the
/// cards buried, the friend's card, a round laid open. They are legal and have no effect.
///
/// A draw that is due is a repetition only if those cards cannot be drawn again, since both copies
/// are accounted for.
public final class Repetition implements RecordGaps<Tractor> {

  @Override
  public boolean isRedundant(Tractor game, int actor, Move move) {
    Verb verb = Verb.of(move);
    boolean seated = game.rules().seating().has(actor);
    if (seated == verb.isOfTheTable()) {
      return false;
    }
    return switch (verb) {
      case DEAL -> isDrawnSo(game, move);
      case DECLARE -> isBeforePlay(game) && isDeclaredSo(game.declaring(), actor, move);
      case PASS -> isBeforePlay(game) && game.hasPassed(actor);
      case KITTY -> game.phase() == Phase.LAYING_AWAY && isKittySo(game, move);
      case BURY -> isBeforePlay(game) && isLaidAwaySo(game, actor, move);
      case FRIEND -> game.phase() == Phase.PLAYING && isFriendSo(game, actor, move);
      case OPEN -> isOpenedSo(game, move);
      case LAY, REFUSE -> false;
    };
  }

  /// Whether a round has begun in which no player has laid a card.
  private static boolean isBeforePlay(Tractor game) {
    return game.rules().form() == Form.WHOLE
        && !game.betweenRounds()
        && (game.phase() != Phase.PLAYING || isUnplayed(game));
  }

  private static boolean isUnplayed(Tractor game) {
    return game.round().tricks() == 0
        && game.round().led() == 0
        && !game.play().thrown().isRefused();
  }

  /// Whether these cards were already drawn. Until the kitty is taken up, a hand is what was drawn.
  /// A draw of the number due is forbidden only if two decks do not leave the cards; if all are
  /// named and in that hand, they were drawn before.
  private static boolean isDrawnSo(Tractor game, Move move) {
    int seat = move.seat();
    boolean drawing =
        switch (game.phase()) {
          case DRAWING, DECLARING -> true;
          case KITTY -> !game.isTakenOver();
          default -> false;
        };
    Holding hand = game.hands().known(seat);
    return drawing
        && !game.betweenRounds()
        && move.length() > 0
        && (move.length() != game.due(seat) || isNamed(move))
        && move.length() <= hand.size() + game.hands().unknown(seat)
        && holdsRow(hand, move);
  }

  private static boolean isNamed(Move row) {
    boolean named = true;
    for (int i = 0; i < row.length(); i++) {
      named &= row.card(i) != Hands.UNKNOWN;
    }
    return named;
  }

  /// Whether all known cards of a row are among these.
  private static boolean holdsRow(Holding cards, Move row) {
    var rest = new Holding();
    rest.copyFrom(cards);
    for (int i = 0; i < row.length(); i++) {
      int card = row.card(i);
      if (card != Hands.UNKNOWN && !rest.has(card)) {
        return false;
      }
      if (card != Hands.UNKNOWN) {
        rest.remove(card);
      }
    }
    return true;
  }

  private static boolean isDeclaredSo(Declaring declaring, int seat, Move move) {
    return declaring.seat() == seat
        && move.cards() == 1L << declaring.card()
        && move.amount() == declaring.copies();
  }

  private static boolean isKittySo(Tractor game, Move move) {
    return move.length() == game.rules().seating().kitty() && holdsRow(game.kitty(), move);
  }

  private static boolean isLaidAwaySo(Tractor game, int seat, Move move) {
    var cards = new Holding();
    cards.set(move);
    return game.isLaidAway()
        && seat == game.holder()
        && move.length() == 0
        && Holding.count(move) == game.rules().seating().kitty()
        && game.hands().buried().missing(cards) == 0;
  }

  private static boolean isFriendSo(Tractor game, int seat, Move move) {
    Sides sides = game.round().sides();
    return seat == game.dealer()
        && sides.hasNamed()
        && move.cards() == 1L << sides.card()
        && move.amount() == sides.copy();
  }

  /// Whether the round was laid open with this opening, and no player has laid a card.
  private static boolean isOpenedSo(Tractor game, Move move) {
    var past = new Move();
    int last = game.history().size() - 1;
    if (last != 0 || game.phase() == Phase.OPENING || game.phase() == Phase.OVER) {
      return false;
    }
    game.history().get(last, past);
    return game.history().actor(last) == Kernel.HOUSE && past.sameAs(move);
  }
}
