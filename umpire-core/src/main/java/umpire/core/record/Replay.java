package umpire.core.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.Rule;
import umpire.core.Tape;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.View;
import umpire.core.text.BadInput;

/// A recorded game that happens again, event by event, under the eyes of the referee.
public final class Replay<E, V extends View> {

  private final Transcript<E, V> game;
  private final Match<E, V> match;
  private int events;

  public Replay(Transcript<E, V> game) {
    this.game = game;
    this.match = game.open();
  }

  public Match<E, V> match() {
    return match;
  }

  /// How many events have happened.
  public int events() {
    return events;
  }

  /// Rules on an event and lets it happen unless a rule speaks against it. The tape then holds its
  /// rulings.
  public Finding play(Transcript.Happened<E> happened, Tape tape) {
    Finding finding = match.check(happened.actor(), happened.event());
    tape.rewind();
    if (!(finding instanceof Finding.Against)) {
      match.play(happened.actor(), happened.event(), tape);
      events++;
    }
    return finding;
  }

  /// The refusal of an event that [#play] found against a rule; null if it did not.
  public @Nullable BadInput refusal(Transcript.Happened<E> happened, Finding finding) {
    if (!(finding instanceof Finding.Against(Rule rule, List<String> notes))) {
      return null;
    }
    Entry.Event written = happened.written();
    String who = happened.actor() == Match.HOUSE ? "the table" : game.nameOf(happened.actor());
    String what = game.whole().notation().write(happened.event(), game.names());
    return written
        .source()
        .fault(
            written.at(0), "event " + (events + 1) + ": not legal for " + who + ": '" + what + "'")
        .against(rule, notes.toArray(String[]::new));
  }
}
