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

/// A recorded game that happens again, event by event, under the eyes of the referee.
public final class Replay<K extends Kernel<K>> {

  /// The cards of a whole deck have a place in it.
  private static final int LONGEST_QUOTE = 200;

  private final Transcript<K> game;
  private final Match<K> match;
  private int events;

  public Replay(Transcript<K> game) {
    this.game = game;
    this.match = game.open();
  }

  public Match<K> match() {
    return match;
  }

  /// How many events have happened.
  public int events() {
    return events;
  }

  /// Rules on an event and lets it happen unless a rule speaks against it. The log then holds its
  /// rulings.
  public Finding play(Transcript.EventLine line, RulingLog log) {
    log.clear();
    Finding finding = match.happen(line.actor(), line.event(), log);
    events += finding instanceof Finding.Illegal ? 0 : 1;
    return finding;
  }

  /// The refusal of an event that [#play] found against a rule; null if it did not.
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

  /// The event in the words of its line: who reads the message looks for them there.
  private String quoted(Transcript.EventLine line) {
    List<String> texts = line.written().texts();
    return texts.isEmpty()
        ? game.whole().vocabulary().write(line.event(), game.names())
        : SafeText.shortened(String.join(" ", texts), LONGEST_QUOTE);
  }
}
