package umpire.core.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.Rule;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.text.BadInputException;
import umpire.core.text.Note;
import umpire.core.text.SafeText;
import umpire.core.text.Sentence;

/// Replays a recorded game, event by event, under the referee's rulings.
public final class Replay<K extends Kernel<K>> {

  /// Long enough for the cards of a whole deck.
  private static final int LONGEST_QUOTE = 200;

  private final Transcript<K> game;
  private final Match<K> match;
  private int events;

  public Replay(Transcript<K> game) {
    this.game = game;
    this.match = game.open();
  }

  /// The match after the events played so far.
  public Match<K> match() {
    return match;
  }

  /// The number of events played so far.
  public int events() {
    return events;
  }

  /// Rules on an event and plays it unless a rule forbids it. The log then holds its rulings only.
  public Finding play(Transcript.EventLine line, RulingLog log) {
    log.clear();
    Finding finding = match.happen(line.actor(), line.event(), log);
    events += finding instanceof Finding.Illegal ? 0 : 1;
    return finding;
  }

  /// Returns the fault for an event that [#play] found illegal; null for any other finding.
  public @Nullable BadInputException refusal(Transcript.EventLine line, Finding finding) {
    if (!(finding instanceof Finding.Illegal(Rule rule, List<Note> notes))) {
      return null;
    }
    Entry.Event written = line.written();
    Note refused = refused(line);
    return written
        .source()
        .fault(written.at(0), refused.text())
        .against(rule, notes, new BadInputException.Refusal(game.game(), refused));
  }

  private Note refused(Transcript.EventLine line) {
    Sentence refused =
        line.actor() == Kernel.HOUSE
            ? Sentence.of("event {number}: not legal for the table: '{event}'")
            : Sentence.of("event {number}: not legal for {player}: '{event}'")
                .fact("player", game.nameOf(line.actor()));
    return refused.fact("number", events + 1).fact("event", quoted(line)).note();
  }

  /// The event in the words of its line, where a reader of the message will look for them.
  private String quoted(Transcript.EventLine line) {
    List<String> texts = line.written().texts();
    return texts.isEmpty()
        ? game.whole().vocabulary().write(line.event(), game.names())
        : SafeText.shortened(String.join(" ", texts), LONGEST_QUOTE);
  }
}
