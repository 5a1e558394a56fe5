package umpire.core.plain;

import umpire.core.RulingLog;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;

/// A kernel whose position is a [Board] and whose moves are numbers, each the number of a line of
/// [PlainWords]. It hides nothing and never awaits the table.
public interface PlainKernel<K extends PlainKernel<K>> extends Kernel<K> {

  Board board();

  /// The number of different moves, legal or not: they are numbered from 0 to one less.
  int moves();

  /// Makes a legal move of the seat whose turn it is, and adds the rulings that it leads to.
  void happen(int seat, int move, RulingLog log);

  @Override
  default int seats() {
    return board().seats();
  }

  @Override
  default void play(int actor, Move move, RulingLog log) {
    history().add(actor, move);
    happen(actor, (int) move.code(), log);
  }

  /// Checks every move and lists the legal ones.
  @Override
  default void listLegal(int actor, Moves into) {
    for (int number = 0; number < moves(); number++) {
      if (check(actor, board().scratch().set(0).code(number)) == LEGAL) {
        into.add(board().scratch());
      }
    }
  }

  /// Returns 1 for the winner and 0 for the others by default.
  @Override
  default int tally(int tally, int side) {
    return winner() == side ? 1 : 0;
  }

  @Override
  default History history() {
    return board().history();
  }

  @Override
  default void reset() {
    board().reset();
  }

  @Override
  default void copyFrom(K other) {
    board().copyFrom(other.board());
  }
}
