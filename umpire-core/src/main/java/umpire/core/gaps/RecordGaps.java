package umpire.core.gaps;

import umpire.core.Rule;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;

/// What a record of a game may leave out, and how its kernel can be followed all the same: what may
/// have happened unwritten, and in how many ways a thing may have gone that is written with `?`.
///
/// As it stands, nothing may be left out, and nothing goes in more than one way. See [Worlds].
///
/// @param <K> the kernel
public interface RecordGaps<K extends Kernel<K>> {

  /// An answer to what may have happened unwritten: nothing may.
  int NOTHING = Integer.MAX_VALUE;

  /// Whether the record may have left something out here: [#NOTHING] if not, [Kernel#LEGAL] if it
  /// follows from what is known, and a rule with [Kernel#UNDECIDED] if it depends on what is not.
  default int unwritten(K world) {
    return NOTHING;
  }

  /// Lets it happen.
  default void happen(K world, RulingLog log) {
    throw new IllegalStateException("nothing is left out");
  }

  /// Whether something that a rule forbids may be legal after something unwritten.
  default boolean isOutOfOrder(int rule) {
    return false;
  }

  /// Whether a move that a rule forbids only repeats, truly, what is known here, or says what need
  /// not be written. Such a line is legal, and nothing comes of it.
  default boolean saysAgain(K world, int actor, Move move) {
    return false;
  }

  /// The rule of which nobody can say any more whether it is kept, when things may have gone in too
  /// many ways.
  default int givenUp() {
    return 0;
  }

  /// Whether this is the time for a move, whatever else speaks against it.
  default boolean isDue(K world, Move move) {
    return true;
  }

  /// Whether what a move leads to may depend on something that is not known. Then the kernel asks a
  /// [BranchChooser], and is played on once for each answer.
  default boolean isVague(K world, Move move) {
    return false;
  }

  /// Whom the kernel asks.
  default BranchChooser branch(K world) {
    return BranchChooser.theFirst();
  }

  /// In how many ways a move may be meant in which something is not told, such as the card that was
  /// turned up.
  default int meanings(K world, Move move) {
    return 1;
  }

  /// One of these ways: the move with everything told.
  default void mean(K world, Move move, int which, Move into) {
    into.copyFrom(move);
  }

  /// The rule of which it is doubtful whether it is kept where a move is legal in some worlds only.
  ///
  /// @param against the one that forbids it in the others
  default int doubtful(int against) {
    return against;
  }

  /// Whether with this move everything begins anew, so that what was unknown before matters no more
  /// but for how the sides stand.
  default boolean beginsAnew(Move move) {
    return false;
  }

  /// A tally is not known any more: it depends on what was unknown before.
  default void doubt(K world, int tally, int side) {}

  /// A world is told whether there are others beside it.
  default void amongOthers(K world, boolean others) {}

  /// Whether a guess has turned out wrong.
  default boolean isImpossible(K world) {
    return false;
  }

  /// Whether two worlds in which the same has happened differ in nothing but how far sides stand.
  default boolean areAlike(K one, K other) {
    return false;
  }

  /// Takes a world into another that is like it.
  default void merge(K into, K other) {
    throw new IllegalStateException("no worlds are alike");
  }

  /// Whether it is known how far all sides stand.
  default boolean isKnown(K world) {
    return true;
  }

  /// Whether something follows by itself that a record need not say, as a crib that counts.
  default boolean followsByItself(K world) {
    return false;
  }

  /// Whether a tally is the same in both worlds.
  default boolean standAlike(int tally, int side, K one, K other) {
    return one.tally(tally, side) == other.tally(tally, side);
  }

  /// Whether a side may stand so by a tally, whatever is not recorded.
  default boolean mayStand(K world, int tally, int side, int count) {
    return !world.isTallyKnown(tally, side) || world.tally(tally, side) == count;
  }

  /// How many points a move has earned a side by the first tally, whatever is not recorded.
  ///
  /// @param before the world before the move
  /// @param after the world after it
  /// @param told what the rulings on the move gave the side
  default Bounds earned(K before, K after, int side, int told) {
    boolean known = before.isTallyKnown(0, side) && after.isTallyKnown(0, side);
    return known ? new Bounds(told, told) : Bounds.NONE;
  }

  /// Whether the match may be over and won by a side, or by [Kernel#NOBODY], in a world of which
  /// not everything is known.
  default boolean mayHaveWon(K world, int side) {
    return true;
  }

  /// Whether a ruling is about how things stand after the move, even if something unwritten came
  /// before it; else it is about how they stood in between.
  default boolean isToldAfterwards(Rule rule) {
    return true;
  }
}
