package umpire.core.words;

import java.util.List;
import umpire.core.words.Form.Usage;

/// How a game's events are written in a record: one line of words behind the name of who acts.
///
/// Reading is forgiving (either order of suit and rank, letters of either case where nothing is
/// lost), writing has one form: `read(write(e))` equals `e`, and `write(read(w))` is the canonical
/// form of `w`. What the words mean does not depend on the position.
public interface Notation<E> {

  /// Understands the words of an event.
  ///
  /// @param names the seats' names, for events that name a seat
  E read(List<String> words, List<String> names) throws BadEvent;

  /// The canonical words, one blank between.
  String write(E event, List<String> names);

  /// Whether a record may do without this event, because what follows shows that it happened, or
  /// because nothing is lost but certainty: a go, a pass that nobody wrote down.
  default boolean mayBeLeftOut(E event) {
    return false;
  }

  /// Words that can stand for one another in an event, above all the cards: what somebody may have
  /// meant who wrote another one.
  default List<String> words() {
    return List.of();
  }

  /// The forms there are, a line each, as in `lay CARD`, for messages and the documentation.
  List<Usage> forms();
}
