package umpire.maumau;

import static umpire.core.kernel.Kernel.FINE;
import static umpire.core.kernel.Kernel.OPEN;
import static umpire.maumau.MauMauRule.DUE;
import static umpire.maumau.MauMauRule.LIMIT;
import static umpire.maumau.MauMauRule.NOT_RETURNED;
import static umpire.maumau.MauMauRule.ONE_OF_EACH;
import static umpire.maumau.MauMauRule.OPEN_FOR_ALL;
import static umpire.maumau.MauMauRule.RIGHT_NUMBER;
import static umpire.maumau.MauMauRule.SHOW_ALL;
import static umpire.maumau.MauMauRule.TOP_CARD;

import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;

/// What the table may do: deal, open, shuffle, tell what was drawn, show what is left, call off.
public final class TableDuties {

  private TableDuties() {}

  /// The answer to a move of the table in a match that is not over.
  static int check(MauMauMatch match, Verb verb, Move move) {
    if (!isDue(match, verb, move)) {
      return DUE.ordinal();
    }
    if (verb == Verb.CALL_OFF) {
      return checkCallOff(match.game);
    }
    if (!isOptional(verb, move) && written(verb, move) != cardsDue(match, move)) {
      return RIGHT_NUMBER.ordinal();
    }
    if (verb == Verb.LEFT
        && match.terms.eliminates()
        && match.mustShow(move.number())
        && move.unknown() > 0) {
      return SHOW_ALL.ordinal();
    }
    if (outside(match, move) != 0) {
      return ONE_OF_EACH.ordinal();
    }
    if (surplus(match, move) > 0) {
      return (verb == Verb.DRAWN ? TOP_CARD : ONE_OF_EACH).ordinal();
    }
    if (twice(move) != 0 || elsewhere(match, move) != 0) {
      return ONE_OF_EACH.ordinal();
    }
    return checkBeginning(match, verb, move);
  }

  private static boolean isDue(MauMauMatch match, Verb verb, Move move) {
    return switch (verb) {
      case DECK -> match.mayDealOn() && !match.dealing.hasBegun();
      case DEAL -> match.mayDealOn() && match.dealing.lacks(move.number());
      case OPEN -> !match.inDeal && match.dealing.next(0) < 0;
      case DRAWN -> match.justDrawn;
      case SHUFFLE -> match.inDeal && match.game.drawing.awaitsShuffle();
      case CALL_OFF -> match.inPlay() && match.game.startsTurn();
      case LEFT -> match.mustShow(move.number()) || match.showsLate(move.number());
      case LAY, DRAW, PASS, CATCH -> false;
    };
  }

  private static boolean isOptional(Verb verb, Move move) {
    return verb == Verb.OPEN || (verb == Verb.SHUFFLE && move.length() == 0);
  }

  private static int written(Verb verb, Move move) {
    return verb == Verb.DECK || verb == Verb.SHUFFLE ? move.length() : Verb.size(move);
  }

  /// How many cards there are to be.
  public static int cardsDue(MauMauMatch match, Move move) {
    return switch (Verb.of(move)) {
      case DECK -> match.rules().deckSize();
      case DEAL -> match.handSize();
      case DRAWN -> match.game.drawing.taken();
      case SHUFFLE -> match.game.piles.left();
      case LEFT -> match.game.held(move.number());
      case OPEN, CALL_OFF, LAY, DRAW, PASS, CATCH -> 0;
    };
  }

  /// By how many the cards that are told exceed those that are not known yet.
  public static int surplus(MauMauMatch match, Move move) {
    MauMau game = match.game;
    return switch (Verb.of(move)) {
      case DRAWN -> {
        long known = game.drawing.takenCards();
        int unknown = game.drawing.taken() - Long.bitCount(known);
        yield Long.bitCount(move.cards() & ~known) - unknown;
      }
      case LEFT ->
          Long.bitCount(move.cards() & ~game.hand(move.number())) - game.unknown(move.number());
      default -> 0;
    };
  }

  /// The cards that stand in a row more than once.
  public static long twice(Move move) {
    return switch (Verb.of(move)) {
      case DECK, SHUFFLE -> Verb.repeated(move);
      default -> 0;
    };
  }

  /// The cards of a move that this table does not play with (M51).
  public static long outside(MauMauMatch match, Move move) {
    long cards =
        switch (Verb.of(move)) {
          case DECK, SHUFFLE -> Verb.rowCards(move);
          case DEAL, DRAWN, LEFT -> move.cards();
          case OPEN -> move.number() < 0 ? 0 : 1L << move.number();
          case CALL_OFF, LAY, DRAW, PASS, CATCH -> 0;
        };
    return cards & ~match.rules().deck();
  }

  /// The cards of a move that are somewhere else.
  public static long elsewhere(MauMauMatch match, Move move) {
    MauMau game = match.game;
    return switch (Verb.of(move)) {
      case DEAL -> move.cards() & match.dealing.known();
      case OPEN -> move.number() < 0 ? 0 : 1L << move.number() & match.dealing.known();
      case DRAWN -> move.cards() & ~game.drawing.takenCards() & ~Duties.unseen(game);
      case SHUFFLE -> Verb.rowCards(move) & ~game.piles.covered();
      case LEFT -> move.cards() & ~game.hand(move.number()) & ~Duties.unseen(game);
      case DECK, CALL_OFF, LAY, DRAW, PASS, CATCH -> 0;
    };
  }

  /// Whether a deal can begin so: with an open card, and if nobody has reached the limit, which may
  /// depend on cards that nobody recorded.
  private static int checkBeginning(MauMauMatch match, Verb verb, Move move) {
    boolean unseen =
        switch (verb) {
          case DECK -> Verb.bit(move, match.openingPlace()) == 0;
          case OPEN -> move.number() < 0;
          default -> false;
        };
    if (unseen) {
      return OPEN_FOR_ALL.ordinal();
    }
    boolean begins = verb == Verb.DECK || (verb == Verb.DEAL && !match.dealing.hasBegun());
    boolean doubtful = match.terms.limit() > 0 && !match.standing.isKnown();
    return begins && doubtful ? OPEN + LIMIT.ordinal() : FINE;
  }

  private static int checkCallOff(MauMau game) {
    if (game.hasReturned()) {
      return FINE;
    }
    return game.isKnown() ? NOT_RETURNED.ordinal() : OPEN + NOT_RETURNED.ordinal();
  }

  /// One of the many things that the table may do now, if there is any.
  static void legal(MauMauMatch match, Moves into) {
    into.leaveOut();
    if (match.isOver()) {
      return;
    }
    if (match.toShow != 0) {
      int seat = Integer.numberOfTrailingZeros(match.toShow);
      MauMau game = match.game;
      into.add(Verb.LEFT.ordinal(), seat, game.unknown(seat), game.hand(seat), 0);
    } else if (!match.inDeal) {
      listDeal(match, into);
    } else if (match.game.drawing.awaitsShuffle()) {
      into.add(Verb.SHUFFLE.ordinal());
    } else if (match.game.hasReturned()) {
      into.add(Verb.CALL_OFF.ordinal());
    }
  }

  /// A hand that nobody sees, or any card that may be the opening card.
  private static void listDeal(MauMauMatch match, Moves into) {
    int seat = match.dealing.next(match.standing.first());
    if (seat >= 0) {
      into.add(Verb.DEAL.ordinal(), seat, match.handSize(), 0, 0);
    } else {
      into.add(Verb.OPEN.ordinal(), Cards.number(match.rules().deck() & ~match.dealing.known()));
    }
  }
}
