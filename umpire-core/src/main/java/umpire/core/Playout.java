package umpire.core;

/// The silent door: whole games, one after another, on one kernel and without garbage.
///
/// The loop over moves is inside each game's own final class, so that a caller of many kinds of
/// playout pays for dispatch once a game and not once a move. `deal` and `choose` open the same
/// game to someone who wants to take the moves one by one.
public interface Playout {

  Kernel kernel();

  /// Sets up the game with this number: the same number is the same game on every machine.
  void deal(long number, Tape tape);

  /// The next move of the seat to act. The strategy tells its reasons, if it has any.
  int choose(Tape tape);

  /// Deals game `number` and plays it to its end. Every move is one that `choose` would make.
  void run(long number, Tape tape);
}
