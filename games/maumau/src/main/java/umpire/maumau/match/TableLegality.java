package umpire.maumau.match;

import static umpire.core.kernel.Kernel.LEGAL;
import static umpire.core.kernel.Kernel.UNDECIDED;
import static umpire.maumau.rule.MauMauRule.DUE;
import static umpire.maumau.rule.MauMauRule.LIMIT;
import static umpire.maumau.rule.MauMauRule.NOT_RETURNED;
import static umpire.maumau.rule.MauMauRule.ONE_OF_EACH;
import static umpire.maumau.rule.MauMauRule.OPEN_FOR_ALL;
import static umpire.maumau.rule.MauMauRule.RIGHT_NUMBER;
import static umpire.maumau.rule.MauMauRule.SHOW_ALL;
import static umpire.maumau.rule.MauMauRule.TOP_CARD;

import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.maumau.cards.CardRow;
import umpire.maumau.deal.MauMau;
import umpire.maumau.words.Verb;

/// Decides which rule forbids a move of the table, if any: dealing, opening, shuffling, naming
/// drawn cards, showing cards left, or calling off.
public final class TableLegality {

  private TableLegality() {}

  /// Checks a move of the table in a match that is not over. Returns a rule index or
  /// `Kernel.LEGAL`.
  static int check(MauMauMatch match, Verb verb, Move move) {
    if (!match.hasSeat(move.seat()) || !isDue(match, verb, move)) {
      return DUE.ordinal();
    }
    if (verb == Verb.CALL_OFF) {
      return checkCallOff(match.game());
    }
    if (!mayLackCards(verb, move) && written(move) != cardsDue(match, move)) {
      return RIGHT_NUMBER.ordinal();
    }
    if (verb == Verb.LEFT
        && match.settings().eliminates()
        && match.mustShow(move.seat())
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
      case DECK -> match.mayDealOn() && !match.dealing().hasBegun();
      case DEAL -> match.mayDealOn() && match.dealing().lacks(move.seat());
      case OPEN -> !match.inDeal() && match.dealing().next(0) < 0;
      case DRAWN -> match.justDrawn();
      case SHUFFLE -> match.inDeal() && match.game().awaitsShuffle();
      case CALL_OFF -> match.inPlay() && match.game().startsTurn();
      case LEFT -> match.mustShow(move.seat()) || match.showsLate(move.seat());
      case LAY, DRAW, PASS, CATCH -> false;
    };
  }

  private static boolean mayLackCards(Verb verb, Move move) {
    return verb == Verb.SHUFFLE && move.length() == 0;
  }

  /// The number of cards that a move of the table lists, unknown ones included.
  public static int written(Move move) {
    return switch (Verb.of(move)) {
      case DECK, SHUFFLE -> move.length();
      default -> Verb.size(move);
    };
  }

  /// The number of cards that the move must list.
  public static int cardsDue(MauMauMatch match, Move move) {
    return switch (Verb.of(move)) {
      case DECK -> match.rules().deckSize();
      case DEAL -> match.handSize();
      case DRAWN -> match.game().drawing().taken();
      case SHUFFLE -> match.game().piles().left();
      case LEFT -> match.game().held(move.seat());
      case OPEN -> 1;
      case CALL_OFF, LAY, DRAW, PASS, CATCH -> 0;
    };
  }

  /// The number of named cards in excess of those still unknown.
  public static int surplus(MauMauMatch match, Move move) {
    MauMau game = match.game();
    return switch (Verb.of(move)) {
      case DRAWN -> {
        long known = game.drawing().takenCards();
        int unknown = game.drawing().taken() - Long.bitCount(known);
        yield Long.bitCount(move.cards() & ~known) - unknown;
      }
      case LEFT ->
          Long.bitCount(move.cards() & ~game.hand(move.seat())) - game.unknown(move.seat());
      default -> 0;
    };
  }

  /// The cards that a row lists more than once.
  public static long twice(Move move) {
    return switch (Verb.of(move)) {
      case DECK, SHUFFLE -> CardRow.repeated(move);
      default -> 0;
    };
  }

  /// The cards of a move that this table does not play with (M51).
  public static long outside(MauMauMatch match, Move move) {
    long cards =
        switch (Verb.of(move)) {
          case DECK, SHUFFLE -> CardRow.known(move);
          case DEAL, OPEN, DRAWN, LEFT -> move.cards();
          case CALL_OFF, LAY, DRAW, PASS, CATCH -> 0;
        };
    return cards & ~match.rules().deck();
  }

  /// The cards of a move that are known to be elsewhere.
  public static long elsewhere(MauMauMatch match, Move move) {
    MauMau game = match.game();
    return switch (Verb.of(move)) {
      case DEAL, OPEN -> move.cards() & match.dealing().known();
      case DRAWN -> move.cards() & ~game.drawing().takenCards() & ~game.unseen();
      case SHUFFLE -> CardRow.known(move) & ~game.piles().covered();
      case LEFT -> move.cards() & ~game.hand(move.seat()) & ~game.unseen();
      case DECK, CALL_OFF, LAY, DRAW, PASS, CATCH -> 0;
    };
  }

  /// Checks whether a deal can begin: its opening card is known, and no player has reached the
  /// limit, which may depend on unknown cards.
  private static int checkBeginning(MauMauMatch match, Verb verb, Move move) {
    boolean unseen =
        switch (verb) {
          case DECK -> CardRow.bit(move, match.openingPlace()) == 0;
          case OPEN -> move.cards() == 0;
          default -> false;
        };
    if (unseen) {
      return OPEN_FOR_ALL.ordinal();
    }
    boolean begins = verb == Verb.DECK || (verb == Verb.DEAL && !match.dealing().hasBegun());
    boolean doubtful = match.settings().limit() > 0 && !match.matchScore().isKnown();
    return begins && doubtful ? UNDECIDED + LIMIT.ordinal() : LEGAL;
  }

  private static int checkCallOff(MauMau game) {
    if (game.hasReturned()) {
      return LEGAL;
    }
    return game.isKnown() ? NOT_RETURNED.ordinal() : UNDECIDED + NOT_RETURNED.ordinal();
  }

  /// Lists one of the many moves that the table may make now, if there is any.
  static void legal(MauMauMatch match, Moves into, Move scratch) {
    into.leaveOut();
    if (match.isOver()) {
      return;
    }
    if (match.toShow() != 0) {
      int seat = Integer.numberOfTrailingZeros(match.toShow());
      MauMau game = match.game();
      into.add(
          scratch.set(Verb.LEFT).seat(seat).unknown(game.unknown(seat)).cards(game.hand(seat)));
    } else if (!match.inDeal()) {
      listDeal(match, into, scratch);
    } else if (match.game().awaitsShuffle()) {
      into.add(Verb.SHUFFLE);
    } else if (match.game().hasReturned()) {
      into.add(Verb.CALL_OFF);
    }
  }

  /// Lists a hand of unknown cards, or any card that may be the opening card.
  private static void listDeal(MauMauMatch match, Moves into, Move scratch) {
    int seat = match.dealing().next(match.matchScore().first());
    if (seat >= 0) {
      into.add(scratch.set(Verb.DEAL).seat(seat).unknown(match.handSize()));
    } else {
      long unseen = match.rules().deck() & ~match.dealing().known();
      into.addCards(Verb.OPEN, Long.lowestOneBit(unseen), 0);
    }
  }
}
