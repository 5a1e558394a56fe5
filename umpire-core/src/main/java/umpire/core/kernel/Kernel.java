package umpire.core.kernel;

import umpire.core.RulingLog;
import umpire.core.Seating;

/// One whole game at work, by the rules of any table, in plain numbers.
///
/// It is the only place where rules are written down. It knows no text, no chance and no clock. A
/// card that nobody recorded, or that a viewer does not see, is an unknown one: so what a seat
/// knows is the same kernel under a [#veil], and a record with gaps is ruled on by the same code as
/// one without.
///
/// Laws, tested for every game: every move that [#listLegal] lists is one that [#check] does not
/// forbid, and if the list is complete there is no other that it finds fine; a move that is not
/// forbidden can be played; when the game is over every move is forbidden; asking changes nothing;
/// what a viewer cannot know does not change the veiled kernel; veiling twice is veiling once; a
/// copy goes on as its original does; a whole game allocates nothing.
///
/// @param <K> the game's own kernel, so that copies are taken of the same kind only
public interface Kernel<K extends Kernel<K>> extends Seating {

  /// Acts for chance and for the referee.
  int HOUSE = -1;

  /// Nobody is awaited: the game is over.
  int OVER = -2;

  /// No seat or side. As a winner: nobody. As a viewer: a spectator.
  int NOBODY = -1;

  /// A viewer who sees everything; nothing is ever veiled for them.
  int ARBITER = -3;

  /// What [#check] returns for a move that no rule forbids.
  int LEGAL = -1;

  /// Added by [#check] to a rule's index if the rule may forbid the move, depending on unknown
  /// information. The move is accepted.
  int UNDECIDED = 1 << 8;

  /// Who is awaited: a seat, [#HOUSE] or [#OVER]. Where several seats are, the first of them.
  int toAct();

  /// Whether this seat is awaited: several may be at once, as when everybody lays away.
  default boolean isAwaited(int seat) {
    return seat >= 0 && seat == toAct();
  }

  /// Rules on a move before it is made: [#LEGAL], the place in the rulebook of the rule that
  /// forbids it, or of one that may with [#UNDECIDED] added. The only judge of legality.
  ///
  /// @param actor a seat, or [#HOUSE]
  int check(int actor, Move move);

  /// Makes a move that is not forbidden, and adds the rulings that it leads to.
  void play(int actor, Move move, RulingLog log);

  /// Lists the moves that [#check] does not forbid. If there are too many to read, lists some, at
  /// least one if there is any, and marks the list incomplete.
  void listLegal(int actor, Moves into);

  /// How a side stands.
  ///
  /// @param tally its place among the tallies of the game, the first is the score
  int tally(int tally, int side);

  /// Whether [#tally] is known. It is not if it depends on something that is not recorded.
  default boolean isTallyKnown(int tally, int side) {
    return true;
  }

  /// The side that has won, or [#NOBODY] while the game goes on or if nobody has.
  int winner();

  /// Whether everything is known: no veil lies over it, and no record has left a gap in it. Always
  /// so, by default, for a game that hides nothing.
  default boolean isFullyKnown() {
    return true;
  }

  /// What has happened since the last deal, as far as it is known here.
  History history();

  /// Turns history on or off; it is on by default. Without it a kernel may skip bookkeeping that
  /// serves only the [#history] and the [#veil], but its rulings stay the same. Call before
  /// [#reset].
  default void keepHistory(boolean wanted) {
    history().keep(wanted);
  }

  /// Begins anew, with nothing happened yet.
  void reset();

  /// A new game by the same rules for as many seats, before anything has happened.
  K newGame();

  /// Begins with a score already made: points, ranks or frames, whatever the match is won by. Comes
  /// right after [#reset], once for each side.
  ///
  /// @return false if a game by these rules cannot begin like that; then nothing has changed
  default boolean startFrom(int side, int score) {
    return false;
  }

  /// Copies the other kernel's state. Both are games by the same rules for as many seats.
  void copyFrom(K other);

  /// Forgets what a viewer cannot know: it becomes unknown. What follows from the play for
  /// everybody who watched stays known. By default nothing is hidden from anybody.
  ///
  /// @param viewer a seat, or [#NOBODY] for somebody who sees no hand
  default void veil(int viewer) {}

  /// Makes of a move that is about to happen what a viewer sees of it: by default, all of it.
  default void mask(int viewer, int actor, Move move) {}

  /// Whether an answer of [#check] forbids the move.
  static boolean forbids(int answer) {
    return answer >= 0 && answer < UNDECIDED;
  }
}
