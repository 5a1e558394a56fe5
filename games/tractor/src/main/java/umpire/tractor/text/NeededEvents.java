package umpire.tractor.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.function.UnaryOperator;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.match.ActorEvent;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.table.Repetition;
import umpire.tractor.table.Tractor;

/// The acts of a record, with those marked that only repeat what is known. A repeated deal would
/// otherwise look like more cards.
///
/// @param acts all acts
/// @param repeated the indices of those that add nothing new
record NeededEvents(List<ActorEvent> acts, BitSet repeated) {

  /// Plays the acts until one is refused; all later ones count as needed.
  static NeededEvents of(TractorSettings rules, List<ActorEvent> acts) {
    var table = new Tractor(rules);
    var gaps = new Repetition();
    var repeated = new BitSet();
    var move = new Move();
    boolean legal = true;
    for (int i = 0; i < acts.size() && legal; i++) {
      ActorEvent act = acts.get(i);
      move.copyFrom(act.event());
      boolean forbidden = Kernel.forbids(table.check(act.actor(), move));
      repeated.set(i, forbidden && gaps.isRedundant(table, act.actor(), move));
      legal = !forbidden || repeated.get(i);
      if (!forbidden) {
        table.play(act.actor(), move, RulingLog.none());
      }
    }
    return new NeededEvents(acts, repeated);
  }

  /// All acts, the needed ones with cards filled in.
  List<ActorEvent> filled(UnaryOperator<List<ActorEvent>> hindsight) {
    if (repeated.isEmpty()) {
      return hindsight.apply(acts);
    }
    var needed = new ArrayList<ActorEvent>();
    for (int i = 0; i < acts.size(); i++) {
      if (!repeated.get(i)) {
        needed.add(acts.get(i));
      }
    }
    Iterator<ActorEvent> filled = hindsight.apply(needed).iterator();
    var all = new ArrayList<ActorEvent>();
    for (int i = 0; i < acts.size(); i++) {
      all.add(repeated.get(i) ? acts.get(i) : filled.next());
    }
    return all;
  }
}
