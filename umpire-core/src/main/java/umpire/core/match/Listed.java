package umpire.core.match;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.words.Vocabulary;

/// A list of what somebody may do. Searching and mending records go by all of it; people and
/// programs are told what [Border#toTell] leaves of it.
///
/// @param complete whether nothing else is legal
public record Listed(List<Event> events, boolean complete) {

  public Listed {
    events = List.copyOf(events);
  }

  /// All that a kernel lists.
  public static <K extends Kernel<K>> Listed all(K known, int actor, Vocabulary vocabulary) {
    var moves = new Moves();
    known.legal(actor, moves);
    var events = new ArrayList<Event>(moves.size());
    var move = new Move();
    for (int i = 0; i < moves.size(); i++) {
      moves.get(i, move);
      events.add(vocabulary.event(move));
    }
    return new Listed(events, moves.isComplete());
  }
}
