package umpire.core.gaps;

import umpire.core.Rule;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;

/// Defines the gaps that a game's records may have: events that may have happened without being
/// recorded, and the possible meanings of a move written with `?`.
///
/// By default a record may leave out nothing, and every move has one meaning. [Worlds] follows the
/// kernel through the gaps. Rules are given by their index in the rulebook.
///
/// @param <K> the kernel
public interface RecordGaps<K extends Kernel<K>> {

  /// Returned by [#checkUnrecorded] where nothing may have been left out.
  int NOTHING = Integer.MAX_VALUE;

  /// Checks whether the record may have left out an event here. Returns [#NOTHING] if not,
  /// [Kernel#LEGAL] if the event follows from known information, and a rule plus [Kernel#UNDECIDED]
  /// if it depends on unknown information.
  default int checkUnrecorded(K world) {
    return NOTHING;
  }

  /// Plays the event that the record has left out. Only called where [#checkUnrecorded] allows one
  /// or [#isConsequenceDue].
  default void playUnrecorded(K world, RulingLog log) {
    throw new IllegalStateException("nothing is left out");
  }

  /// Whether a move that this rule forbids may be legal after an event that the record has left
  /// out.
  default boolean dependsOnUnrecorded(int rule) {
    return false;
  }

  /// Whether a forbidden move only repeats, correctly, what is known here, or states what need not
  /// be written. Such a line is legal and has no effect.
  default boolean isRedundant(K world, int actor, Move move) {
    return false;
  }

  /// The rule reported as undecided for every move once there are too many possible worlds.
  default int tooManyWorldsRule() {
    return 0;
  }

  /// Whether this move is in turn here, even if other rules forbid it.
  default boolean isDue(K world, Move move) {
    return true;
  }

  /// Whether the outcome of a move may depend on unknown information. If so, the kernel asks a
  /// [BranchChooser], and the move is played once for each combination of answers.
  default boolean mayBranch(K world, Move move) {
    return false;
  }

  /// The chooser that the kernel of this world asks.
  default BranchChooser branch(K world) {
    return BranchChooser.alwaysFirst();
  }

  /// The number of possible meanings of a move that leaves something open, such as the card that
  /// was turned up; 1 if the move is complete.
  default int meaningCount(K world, Move move) {
    return 1;
  }

  /// Writes one of these meanings, a complete move, to `into`.
  ///
  /// @param which the number of the meaning, from 0
  default void writeMeaning(K world, Move move, int which, Move into) {
    into.copyFrom(move);
  }

  /// The rule reported as undecided for a move that is legal in some worlds only.
  ///
  /// @param against the rule that forbids it in the others; [#tooManyWorldsRule] for a move that no
  ///   world forbids, but that has several meanings
  default int undecidedRule(int against) {
    return against;
  }

  /// Whether this move begins a new deal, after which earlier unknown information matters only for
  /// the score.
  default boolean beginsNewDeal(Move move) {
    return false;
  }

  /// Marks a tally of a side as unknown, because it depends on earlier unknown information.
  default void markTallyUnknown(K world, int tally, int side) {}

  /// Informs a world whether others are possible beside it.
  default void setOthersPossible(K world, boolean others) {}

  /// Whether the answers that a [BranchChooser] gave in this world have turned out to be
  /// impossible.
  default boolean isImpossible(K world) {
    return false;
  }

  /// Whether two worlds after the same moves differ in nothing but the tallies of the sides, if at
  /// all.
  default boolean areAlike(K one, K other) {
    return false;
  }

  /// Merges `other` into `into`. Only called for worlds that are alike by [#areAlike].
  default void merge(K into, K other) {
    throw new IllegalStateException("no worlds are alike");
  }

  /// Whether the tallies of all sides are known.
  default boolean isKnown(K world) {
    return true;
  }

  /// Whether an automatic consequence is due that a record may leave out, such as the count of a
  /// crib.
  default boolean isConsequenceDue(K world) {
    return false;
  }

  /// Whether a tally of a side is equal in both worlds.
  default boolean isTallyEqual(int tally, int side, K one, K other) {
    return one.tally(tally, side) == other.tally(tally, side);
  }

  /// Whether a tally of a side may be `count`, for any possible content of the gaps.
  default boolean mayTallyBe(K world, int tally, int side, int count) {
    return !world.isTallyKnown(tally, side) || world.tally(tally, side) == count;
  }

  /// Returns bounds for the points that a move has earned a side in the first tally; without limits
  /// if nothing is known of them.
  ///
  /// @param before the world before the move
  /// @param after the world after it
  /// @param points the points that the rulings on the move gave the side
  default Bounds earned(K before, K after, int side, int points) {
    boolean known = before.isTallyKnown(0, side) && after.isTallyKnown(0, side);
    return known ? new Bounds(points, points) : Bounds.NONE;
  }

  /// Whether the match may be over and won by a side, or by [Kernel#NOBODY], in a world in which
  /// some tally is unknown.
  default boolean mayHaveWon(K world, int side) {
    return true;
  }

  /// Whether rulings by this rule are described from the position after the move, even if an
  /// unrecorded event was played before the move. If false, they are then described from the
  /// position between that event and the move.
  default boolean isDescribedAfterMove(Rule rule) {
    return true;
  }
}
