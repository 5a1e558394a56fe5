package umpire.core.plain;

import umpire.core.RulingLog;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;

/// A kernel whose position is a [Board] and whose moves are numbers, each the line of [PlainWords]
/// with that number. It hides nothing and never awaits the table.
///
/// @param <K> the game's own kernel
public interface PlainKernel<K extends PlainKernel<K>> extends Kernel<K> {

  Board board();

  /// How many different moves there are, legal or not: their numbers run from 0 to one less.
  int moves();

  /// Makes a legal move of the seat whose turn it is, and tells what it leads to.
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

  /// Tries every move there is.
  @Override
  default void listLegal(int actor, Moves into) {
    for (int number = 0; number < moves(); number++) {
      if (check(actor, board().scratch().set(0).code(number)) == LEGAL) {
        into.add(board().scratch());
      }
    }
  }

  /// One for the winner, by default.
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
