package umpire.maumau;

import umpire.core.kernel.History;
import umpire.core.kernel.Move;

/// What can be done at a table, and how a [Move] says it. Players lay, draw, pass and catch each
/// other; the table does the rest.
public enum Verb {
  /// A card is laid: the number is its [MoveCode].
  LAY,
  DRAW,
  PASS,
  /// The whole deck: cards in their order, [CardRow#UNKNOWN] for one that nobody recorded.
  DECK,
  /// A hand: the number is its seat, the set its cards.
  DEAL,
  /// The opening card is the number.
  OPEN,
  /// The set is what was drawn last.
  DRAWN,
  /// The new draw pile: cards in their order, none if nobody knows it.
  SHUFFLE,
  CALL_OFF,
  /// What was left in a hand: the number is its seat, the set its cards.
  LEFT,
  /// A player says that the one who laid last has forgotten a word.
  CATCH;

  /// The number of a shuffle after which it is seen that the card drawn does not fit.
  static final int MISFIT = 1;

  private static final Verb[] ALL = values();

  /// What a move does.
  public static Verb of(Move move) {
    return ALL[move.verb()];
  }

  /// Whether a move is one that players make, and not the table.
  public static boolean isPlayers(Move move) {
    return move.verb() <= PASS.ordinal() || move.verb() == CATCH.ordinal();
  }

  /// What a player does as one number, see [MoveCode].
  static int code(Move move) {
    if (move.verb() == LAY.ordinal()) {
      return MoveCode.lay(move.number());
    }
    if (move.verb() == CATCH.ordinal()) {
      return MoveCode.CATCH;
    }
    return move.verb() == DRAW.ordinal() ? MoveCode.DRAW : MoveCode.KEEP;
  }

  /// Notes what a player does as everybody will remember it: with the cards that could be laid
  /// then, and with how many the next player held, or how many are due to be drawn.
  static void remember(int actor, Move move, MauMau game, History history) {
    int count =
        move.verb() == DRAW.ordinal() ? Math.max(1, game.penalty) : game.held(game.next(game.seat));
    history.add(actor, move.verb(), move.number(), count, Duties.layable(game));
  }

  /// The cards of which one was laid, as it is remembered.
  public static long couldBeLaid(Move past) {
    return past.cards();
  }

  /// How many cards the next player held when one was laid, as it is remembered.
  public static int heldByNext(Move past) {
    return past.unknown();
  }

  /// How many cards somebody had to draw, as it is remembered.
  public static int due(Move past) {
    return past.unknown();
  }

  /// How many cards a move speaks of that is about a set.
  static int size(Move move) {
    return Long.bitCount(move.cards()) + move.unknown();
  }

  /// All known cards of a row.
  static long rowCards(Move move) {
    long cards = 0;
    for (int place = 0; place < move.length(); place++) {
      cards |= bit(move, place);
    }
    return cards;
  }

  /// The cards that stand in a row more than once.
  static long repeated(Move move) {
    if (Long.bitCount(rowCards(move)) == move.length()) {
      return 0;
    }
    long seen = 0;
    long twice = 0;
    for (int place = 0; place < move.length(); place++) {
      twice |= seen & bit(move, place);
      seen |= bit(move, place);
    }
    return twice;
  }

  /// The card at a place of a row as a bit, 0 if nobody recorded it.
  static long bit(Move move, int place) {
    int card = move.card(place);
    return card == CardRow.UNKNOWN ? 0 : 1L << card;
  }
}
