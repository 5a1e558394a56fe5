package umpire.core.match;

import java.util.List;
import java.util.Optional;
import umpire.core.Chance;
import umpire.core.Ruling;
import umpire.core.Seating;
import umpire.core.Tape;
import umpire.core.text.Telling;

/// A complete game at work: everything that happens at the table is an event of somebody, and is
/// ruled on before it counts.
///
/// Who acts is a seat from 0, or [#HOUSE]: the table itself, for what chance brings (a deal, a cut,
/// a lot) and for what only the referee can see or say.
///
/// Laws, tested for every game: every event that `legal` lists is found fine by `check`; an event
/// found fine can be played; when the match is over every event is refused; what a viewer cannot
/// know has no influence on the viewer's view, on what is legal for that seat, or on what it is
/// told.
public interface Match<E, V extends View> extends Seating {

  /// Acts for chance and for the referee.
  int HOUSE = -1;

  /// Nobody is to act: the match is over.
  int OVER = -2;

  /// Whose event is awaited: a seat, [#HOUSE], or [#OVER]. Where several seats may act at once, the
  /// first of them.
  int toAct();

  /// Rules on an event before it happens. The only judge of legality.
  Finding check(int actor, E event);

  /// Whether a rule speaks against an event: what [#check] finds, without its words.
  default boolean forbids(int actor, E event) {
    return check(actor, event) instanceof Finding.Against;
  }

  /// Lets an event happen that was not found against a rule, and tells what it led to.
  void play(int actor, E event, Tape tape);

  /// Every event that the actor may bring about now. Where there are more than a person could read,
  /// as when eight of thirty-three cards are laid away, some of them, and always at least one if
  /// there is one; [#legalIsComplete] says so.
  List<E> legal(int actor);

  /// Whether [#legal] lists all there is.
  default boolean legalIsComplete(int actor) {
    return true;
  }

  /// What the house does now if it is left to chance: the awaited deal, cut or lot; or, where a
  /// seat is awaited, a referee's observation that chance brings about. Empty if nothing.
  Optional<E> house(Chance chance);

  /// What comes of something that a seat tries, where that is not certain: a stroke. Cards do what
  /// they are told.
  default E happens(int seat, E tried, Chance chance) {
    return tried;
  }

  /// What is counted, such as `points` and `frames`. The first is meant where a claim does not say.
  List<String> tallies();

  /// How a side stands.
  ///
  /// @param tally the place in [#tallies]
  int tally(int tally, int side);

  /// Whether that is known, and does not depend on cards that nobody recorded.
  default boolean tallyKnown(int tally, int side) {
    return true;
  }

  /// The side that has won the match, or [umpire.core.Kernel#NOBODY] while it goes on or if nobody
  /// has.
  int winner();

  /// The same match when everything has happened that follows by itself, though nobody has written
  /// it down; itself if nothing does. A claim may speak of how things stand then.
  default Match<E, V> settled() {
    return this;
  }

  /// Another match that stands as this one does, and goes on by itself. Both belong to one thread.
  Match<E, V> copy();

  /// What this viewer knows. For a seat it also says what the seat may do, if it is awaited.
  V view(Viewer viewer);

  /// The same event as this viewer sees it: hidden cards as unknown ones.
  E seenBy(Viewer viewer, int actor, E event);

  /// Another match that this viewer cannot tell from this one: all that is hidden from the viewer
  /// is dealt out anew, in agreement with everything the viewer has seen.
  Match<E, V> redealt(Viewer viewer, Chance chance);

  /// Tells a ruling of the last event. Called in their order, before the next event.
  void tell(Ruling ruling, Telling telling);
}
