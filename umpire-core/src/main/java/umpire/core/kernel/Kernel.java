package umpire.core.kernel;

import umpire.core.RulingLog;
import umpire.core.Seating;

/// One game in progress, with all its rules: it checks moves, plays them and reports the rulings,
/// in plain numbers.
///
/// The rules of a game are implemented here and nowhere else. A kernel knows no text, no chance and
/// no clock. A card is unknown if it was not recorded, or if a viewer does not see it. So the view
/// of a seat is the same kernel under a [#veil], and a record with gaps is ruled on by the same
/// code as one without. Kernels are mutable, and each is for one thread.
///
/// Laws, tested for every game:
///
/// - [#check] forbids none of the moves that [#listLegal] lists; if the list is complete, [#check]
///   returns [#LEGAL] for no other move.
/// - A move that is not forbidden can be played. When the game is over, every move is forbidden.
/// - Queries change nothing.
/// - Information that a viewer cannot have does not change the veiled kernel, and a second veil for
///   the same viewer changes nothing.
/// - A copy continues as its original does.
/// - Playing a whole game allocates nothing.
///
/// @param <K> the game's own kernel, so that copies are taken of the same kind only
public interface Kernel<K extends Kernel<K>> extends Seating {

  /// The table itself as an actor, for chance and for the referee.
  int HOUSE = -1;

  /// No actor is awaited: the game is over.
  int OVER = -2;

  /// No seat or side. As a winner: there is none. As a viewer: a spectator. In a ruling: it
  /// concerns the whole table.
  int NOBODY = -1;

  /// A viewer who sees everything: an arbiter is shown the table itself. Do not pass this to
  /// [#veil] or [#mask].
  int ARBITER = -3;

  /// Returned by [#check] for a move that no rule forbids.
  int LEGAL = -1;

  /// Added by [#check] to a rule's index if the rule may forbid the move, depending on unknown
  /// information. The move is accepted.
  int UNDECIDED = 1 << 8;

  /// The actor that is awaited: a seat, [#HOUSE] or [#OVER]. If several seats are, the first of
  /// them.
  int toAct();

  /// Whether this seat is awaited. Several may be at once, as when all players of a cribbage deal
  /// discard.
  default boolean isAwaited(int seat) {
    return seat >= 0 && seat == toAct();
  }

  /// Rules on a move before it is made. Only this method decides what is legal.
  ///
  /// @param actor a seat, or [#HOUSE]
  /// @return [#LEGAL]; or the index in the rulebook of the rule that forbids the move; or that of a
  ///   rule that may forbid it, with [#UNDECIDED] added
  int check(int actor, Move move);

  /// Plays a move that [#check] does not forbid, and adds the rulings that it leads to. Check
  /// first: what a forbidden move does here is not specified.
  void play(int actor, Move move, RulingLog log);

  /// Adds the moves that [#check] does not forbid to a list. If there are too many for a person to
  /// read, adds only some of them and marks the list incomplete; a seat with a legal move then
  /// still gets at least one.
  void listLegal(int actor, Moves into);

  /// The value of a tally for a side, such as its points.
  ///
  /// @param tally its index among the tallies of the game; the first is the score
  int tally(int tally, int side);

  /// Whether the value of [#tally] is certain. False if it depends on something that is not
  /// recorded.
  default boolean isTallyKnown(int tally, int side) {
    return true;
  }

  /// The side that has won, or [#NOBODY] while the game continues or if no side has won.
  int winner();

  /// Whether everything is known: no veil hides anything, and no record has left a gap. By default
  /// always true, for a game that hides nothing.
  default boolean isFullyKnown() {
    return true;
  }

  /// The moves since the last deal, as far as they are known here.
  History history();

  /// Turns history on or off; it is on by default. Without it a kernel may skip bookkeeping that
  /// serves only the [#history] and the [#veil], but its rulings stay the same. Call before
  /// [#reset].
  default void keepHistory(boolean wanted) {
    history().keep(wanted);
  }

  /// Returns to the beginning, before the first move.
  void reset();

  /// Returns a new game by the same rules with as many seats, before the first move.
  K newGame();

  /// Sets the score with which a side begins, in the unit that decides the match: points, ranks or
  /// frames. Call right after [#reset], once for each side.
  ///
  /// @return whether the score was set; false, with nothing changed, if a game by these rules
  ///   cannot begin with it, as by default
  default boolean startFrom(int side, int score) {
    return false;
  }

  /// Copies the other kernel's state. Both must be games by the same rules with as many seats.
  void copyFrom(K other);

  /// Makes everything unknown that a viewer cannot know. Everything that a watcher can conclude
  /// from the play stays known. By default nothing is hidden from any viewer.
  ///
  /// @param viewer a seat, or [#NOBODY] for a spectator: all hands are hidden from them
  default void veil(int viewer) {}

  /// Reduces a move that is about to be played to what a viewer sees of it: by default, all of it.
  ///
  /// @param viewer a seat, or [#NOBODY] for a spectator
  default void mask(int viewer, int actor, Move move) {}

  /// Whether an answer of [#check] forbids the move. False for [#LEGAL], and for a rule with
  /// [#UNDECIDED] added.
  static boolean forbids(int answer) {
    return answer >= 0 && answer < UNDECIDED;
  }
}
