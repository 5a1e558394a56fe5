package umpire.maumau.match;

import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.maumau.cards.CardRow;
import umpire.maumau.deal.MauMau;
import umpire.maumau.words.Verb;

/// Recognizes lines of the table that truthfully repeat known facts (M52): the deck, a hand that
/// the deck determines, and known cards drawn or left over. They are legal and change nothing.
public final class Repetition {

  private Repetition() {}

  /// Whether a move that is not due here only repeats known facts.
  public static boolean isTrue(MauMauMatch match, int actor, Move move) {
    if (actor != Kernel.HOUSE || !match.hasSeat(move.seat())) {
      return false;
    }
    MauMau game = match.game();
    int seat = move.seat();
    return switch (Verb.of(move)) {
      case DECK -> isDeckSo(match, move);
      case DEAL ->
          isFresh(match)
              ? isPartOf(game.hand(seat), move, game.held(seat))
              : match.dealing().has(seat)
                  && isPartOf(match.dealing().hand(seat), move, match.handSize());
      case OPEN ->
          isFresh(match) && match.openingIsKnown() && move.cards() == 1L << game.openCard();
      case DRAWN ->
          isLast(match, Verb.DRAWN)
              && isPartOf(game.drawing().takenCards(), move, game.drawing().taken());
      case LEFT ->
          match.liesOpen()
              && !match.mustShow(seat)
              && isPartOf(game.hand(seat), move, game.held(seat));
      default -> false;
    };
  }

  /// Whether this is the deck of the current deal. A deck with unknown cards counts only before any
  /// player has acted: later, a record that lacks the end of a deal might continue with it.
  private static boolean isDeckSo(MauMauMatch match, Move move) {
    int size = match.rules().deckSize();
    boolean named = Long.bitCount(CardRow.known(move)) == size;
    boolean same = match.inDeal() && move.length() == size;
    for (int place = 0; same && place < size; place++) {
      long card = CardRow.bit(move, place);
      same = card == 0 || card == match.game().piles().at(place);
    }
    return same && (named || match.history().size() == 0);
  }

  /// Whether a deal has begun in which no player has acted yet.
  private static boolean isFresh(MauMauMatch match) {
    History history = match.history();
    int last = history.size() - 1;
    return match.inDeal()
        && !match.game().isOver()
        && (last < 0 || isLast(match, Verb.OPEN) || isLast(match, Verb.DEAL));
  }

  private static boolean isLast(MauMauMatch match, Verb verb) {
    History history = match.history();
    int last = history.size() - 1;
    if (last < 0 || history.actor(last) != Kernel.HOUSE) {
      return false;
    }
    var move = new Move();
    history.get(last, move);
    return Verb.of(move) == verb;
  }

  /// Whether a move names `size` cards, with all its known ones among these.
  private static boolean isPartOf(long cards, Move move, int size) {
    return (move.cards() & ~cards) == 0 && Verb.size(move) == size;
  }
}
