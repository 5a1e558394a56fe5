package umpire.core.match;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.words.Vocabulary;

/// A list of what somebody may do. Searching and mending records go by all of it; people and
/// programs are told what [GameAdapter#legalForPlayers] leaves of it.
///
/// @param complete whether nothing else is legal
public record LegalEvents(List<Event> events, boolean complete) {

  public LegalEvents {
    events = List.copyOf(events);
  }

  /// All that a kernel lists.
  public static <K extends Kernel<K>> LegalEvents all(K known, int actor, Vocabulary vocabulary) {
    var moves = new Moves();
    known.listLegal(actor, moves);
    var events = new ArrayList<Event>(moves.size());
    var move = new Move();
    for (int i = 0; i < moves.size(); i++) {
      moves.get(i, move);
      events.add(vocabulary.event(move));
    }
    return new LegalEvents(events, moves.isComplete());
  }
}
