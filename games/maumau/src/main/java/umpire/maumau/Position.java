package umpire.maumau;

/// Everything that the rest of a deal depends on (M10).
public final class Position {

  private static final int STATE = 4;

  private Position() {}

  /// Who is in turn and which way it goes on, the penalty or eight due, what fits, the hands, the
  /// queue.
  public static int[] of(MauMau game) {
    Piles piles = game.piles;
    int cards = piles.back - piles.front;
    var position = new int[STATE + game.players + cards];
    position[0] = game.seat;
    position[1] = game.order;
    position[2] = game.eightActive ? -1 : game.penalty;
    position[3] = game.fitting;
    System.arraycopy(game.hands, 0, position, STATE, game.players);
    System.arraycopy(piles.queue, piles.front, position, STATE + game.players, cards);
    return position;
  }

  /// Whether all of it is known.
  public static boolean isKnown(MauMau game) {
    for (int player = 0; player < game.players; player++) {
      if (game.unknown[player] > 0) {
        return false;
      }
    }
    for (int i = game.piles.front; i < game.piles.back; i++) {
      if (game.piles.queue[i] == 0) {
        return false;
      }
    }
    return true;
  }
}
