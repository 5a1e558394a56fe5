package umpire.core.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.Seating;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.match.Viewer;
import umpire.core.text.BadInputException;
import umpire.core.text.NarratedGame;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// A recorded game that is replayed line by line, with its rulings narrated.
public final class NarratedRecord<K extends Kernel<K>> implements NarratedGame {

  private final List<Transcript.Line> written;
  private final Transcript<K> game;
  private final Replay<K> replay;
  private final int number;
  private int next;
  private int[] before = {};

  /// Creates a narration that starts before the first line.
  ///
  /// @param number the number of the game in its file, from 1
  public NarratedRecord(Transcript<K> game, int number) {
    this.written = game.lines();
    this.game = game.withBackfilledCards();
    this.replay = new Replay<>(this.game);
    this.number = number;
  }

  /// Advances to the next line and returns it; null at the end. If the line is an event, the log
  /// then holds its rulings, otherwise it is empty. Throws at the first illegal or unreadable line.
  public Transcript.@Nullable Line step(RulingLog log) throws BadInputException {
    log.clear();
    BadInputException fault = game.fault();
    if (next == game.lines().size()) {
      if (fault != null) {
        throw fault;
      }
      return null;
    }
    if (game.lines().get(next) instanceof Transcript.EventLine line) {
      play(line, log);
    }
    return written.get(next++);
  }

  private void play(Transcript.EventLine line, RulingLog log) throws BadInputException {
    before = replay.match().scores();
    Finding finding = replay.play(line, log);
    BadInputException refusal = replay.refusal(line, finding);
    if (refusal != null) {
      throw refusal;
    }
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public Note caption() {
    return Sentence.of("{sides:v}, {rules:parts}")
        .fact("sides", sideNames())
        .parts("rules", game.rules())
        .note();
  }

  private List<String> sideNames() {
    var names = new ArrayList<String>();
    for (int side = 0; side < seating().sides(); side++) {
      names.add(sideName(side));
    }
    return names;
  }

  @Override
  public Seating seating() {
    return replay.match();
  }

  @Override
  public Note seat(int seat) {
    return Note.plain(game.names().get(seat));
  }

  @Override
  public String sideName(int side) {
    return String.join("+", Seats.ofSide(side, seating(), game.names()));
  }

  @Override
  public void narrate(Ruling ruling, Sentence sentence) {
    replay.match().narrate(ruling, new Viewer.Arbiter(), sentence);
  }

  @Override
  public int[] scoresBefore() {
    return before.clone();
  }
}
