package umpire.core;

/// The rules of one game at work, in plain numbers: seats from 0, moves as codes.
///
/// A kernel knows no text, no randomness and no clock, and is the only place where a rule is
/// written down. Everything else (referee, simulator, classic formats) asks it.
///
/// Laws, tested for every game: `legal` lists exactly the moves that `check` finds fine for the
/// seat to act; `play` of a fine move never fails; a game whose `toAct` is [#NOBODY] is over and
/// every move is refused; a side's score is the sum of the points on the tape.
public interface Kernel extends Seating {

  /// What `check` answers to a move against which no rule speaks.
  int FINE = -1;

  /// No seat: the game is over, or a ruling concerns the whole table.
  int NOBODY = -1;

  /// The seat whose move is awaited, or [#NOBODY] when the game is over.
  int toAct();

  /// Whether `seat` may make `move` now: [#FINE], or the place in the rulebook of the rule that
  /// forbids it. The only judge of legality.
  int check(int seat, int move);

  /// Makes a move of the seat to act, for which `check` said [#FINE], and tells what it led to.
  void play(int move, Tape tape);

  /// Writes the codes of all legal moves into the array, which has room for every code of the game,
  /// and returns their number.
  int legal(int[] moves);

  int score(int side);
}
