package umpire.nim;

import umpire.core.RulingLog;
import umpire.core.kernel.Move;
import umpire.core.plain.Board;
import umpire.core.plain.PlainKernel;

/// The state of a game in plain numbers: the board is three piles of counters.
///
/// A move is the index of a pile, times the largest number of counters, plus the number of counters
/// taken, less one; [NimGame#words] numbers its lines in this way.
public final class Nim implements PlainKernel<Nim> {

  private static final int LARGEST = 5;

  private final Board board = new Board(2, LARGEST, 4, 3);

  @Override
  public Board board() {
    return board;
  }

  @Override
  public Nim newGame() {
    return new Nim();
  }

  @Override
  public int moves() {
    return 3 * LARGEST;
  }

  @Override
  public int toAct() {
    return board.sum() == 0 ? OVER : board.turn();
  }

  @Override
  public int check(int actor, Move move) {
    if (actor != toAct()) {
      return NimRule.IN_TURN.ordinal();
    }
    int line = (int) move.code();
    boolean there = board.get(pile(line)) >= counters(line);
    return there ? LEGAL : NimRule.ONE_PILE.ordinal();
  }

  @Override
  public void happen(int seat, int move, RulingLog log) {
    board.put(pile(move), board.get(pile(move)) - counters(move));
    log.add(NimRule.TAKE, seat, pile(move), counters(move));
    if (board.sum() == 0) {
      log.add(NimRule.LAST, seat, 0, 1);
    } else {
      board.passTurn();
    }
  }

  @Override
  public int winner() {
    return board.sum() == 0 ? board.turn() : NOBODY;
  }

  private static int pile(int move) {
    return move / LARGEST;
  }

  private static int counters(int move) {
    return move % LARGEST + 1;
  }
}
