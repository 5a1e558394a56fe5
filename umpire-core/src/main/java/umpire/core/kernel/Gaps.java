package umpire.core.kernel;

import umpire.core.Rule;
import umpire.core.Tape;

/// What a record of a game may leave out, and how its kernel can be followed all the same: what may
/// have happened unwritten, and in how many ways a thing may have gone that is written with `?`.
///
/// As it stands, nothing may be left out, and nothing goes in more than one way. See [Worlds].
///
/// @param <K> the kernel
public interface Gaps<K extends Kernel<K>> {

  /// An answer to what may have happened unwritten: nothing may.
  int NOTHING = Integer.MAX_VALUE;

  /// Whether the record may have left something out here: [#NOTHING] if not, [Kernel#FINE] if it
  /// follows from what is known, and a rule with [Kernel#OPEN] if it depends on what is not.
  default int unwritten(K world) {
    return NOTHING;
  }

  /// Lets it happen.
  default void happen(K world, Tape tape) {
    throw new IllegalStateException("nothing is left out");
  }

  /// Whether something that a rule forbids may be legal after something unwritten.
  default boolean isOutOfOrder(int rule) {
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
  /// [Guess], and is played on once for each answer.
  default boolean isVague(K world, Move move) {
    return false;
  }

  /// Whom the kernel asks. Called where something is vague or unwritten.
  default Guess guess(K world) {
    throw new IllegalStateException("nothing is in doubt");
  }

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

  /// Whether a ruling is about how things stand after the move, even if something unwritten came
  /// before it; else it is about how they stood in between.
  default boolean isToldAfterwards(Rule rule) {
    return true;
  }
}
