package umpire.offline;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;
import org.teavm.jso.JSExport;
import umpire.core.RulingLog;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.profile.Profile;
import umpire.core.record.Entry;
import umpire.core.record.RecordWriter;
import umpire.core.record.Transcript;
import umpire.core.ruling.FindingJson;
import umpire.core.ruling.RulingJson;
import umpire.core.session.GameRecorder;
import umpire.core.text.Json;
import umpire.core.words.BadEventException;
import umpire.snooker.SnookerGame;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.text.CompleteSnooker;

/// A match that is scored on the pad. It only moves forward: to undo an event, a page plays all
/// events before it in a new match.
///
/// The actor is given by name, the table by `*`, as in a record.
public final class ScoredMatch {

  private static final String TABLE = "*";

  private final CompleteSnooker snooker = new CompleteSnooker();
  private final Profile profile;
  private final Match<SnookerMatch> match;
  private final List<Transcript.Line> lines = new ArrayList<>();
  private final RulingLog log = new RulingLog();

  ScoredMatch(Profile profile, List<String> names) {
    this.profile = profile;
    this.match = snooker.open(profile, names);
  }

  /// The facts that a player knows; those of a spectator if there is no player of this name.
  @JSExport
  public String facts(String who) {
    int seat = match.names().indexOf(who);
    Viewer viewer = seat < 0 ? new Viewer.Spectator() : new Viewer.Player(seat);
    return match.view(viewer).facts().toString();
  }

  /// The legal events of an actor, in the words of a record.
  @JSExport
  public String legal(String by) {
    int actor = actor(by);
    var words = new ArrayList<String>();
    for (Event event : match.legal(actor)) {
      words.add(write(event));
    }
    var json = new Json().put("legal", words);
    return json.put("complete", match.legalIsComplete(actor)).toString();
  }

  /// The referee's finding on an event before it happens.
  @JSExport
  public String check(String by, String words) {
    try {
      return FindingJson.of(match.check(actor(by), read(words))).toString();
    } catch (BadEventException bad) {
      return unreadable(bad);
    }
  }

  /// Plays an event and returns its rulings. If a rule forbids the event, or the words are not an
  /// event, nothing changes, and the answer is that of [#check].
  @JSExport
  public String play(String by, String words) {
    try {
      Event event = read(words);
      Finding finding = match.check(actor(by), event);
      boolean refused = finding instanceof Finding.Illegal;
      return (refused ? FindingJson.of(finding) : happen(by, event)).toString();
    } catch (BadEventException bad) {
      return unreadable(bad);
    }
  }

  private Json happen(String by, Event event) {
    int actor = actor(by);
    int[] before = match.scores();
    log.clear();
    match.play(actor, event, log);
    lines.add(new Transcript.EventLine(actor, event, Entry.Event.unwritten(actor)));
    return new Json()
        .put("n", lines.size())
        .put("by", by)
        .put("event", write(event))
        .objects("rulings", RulingJson.of(match, before, log, new Viewer.Spectator()));
  }

  /// The match so far, written as a record.
  @JSExport
  public String record() {
    return RecordWriter.write(
        GameRecorder.finished(new SnookerGame(), snooker, profile, match.names(), lines));
  }

  private Event read(String words) throws BadEventException {
    var texts = new ArrayList<String>();
    var tokens = new StringTokenizer(words);
    while (tokens.hasMoreTokens()) {
      texts.add(tokens.nextToken());
    }
    return snooker.vocabulary().read(texts, match.names());
  }

  private String write(Event event) {
    return snooker.vocabulary().write(event, match.names());
  }

  private int actor(String by) {
    int seat = match.names().indexOf(by);
    if (seat < 0 && !by.equals(TABLE)) {
      throw new IllegalArgumentException("there is no player '" + by + "' in this match");
    }
    return seat < 0 ? Kernel.HOUSE : seat;
  }

  private static String unreadable(BadEventException bad) {
    return new Json()
        .put("finding", "unreadable")
        .put("word", bad.word())
        .put("text", bad.description())
        .toString();
  }
}
