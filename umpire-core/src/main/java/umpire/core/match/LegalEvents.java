package umpire.core.match;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.words.Vocabulary;

/// The legal events of an actor. Search and repair use all of them; [GameAdapter#legalForPlayers]
/// selects those that are shown to people and programs.
///
/// @param complete whether nothing else is legal
public record LegalEvents(List<Event> events, boolean complete) {

  public LegalEvents {
    events = List.copyOf(events);
  }

  /// Returns the legal events that a kernel lists for an actor.
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
