package umpire.command.ask;

import java.util.List;
import java.util.OptionalInt;
import umpire.command.UsageException;
import umpire.core.RulingLog;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.LegalEvents;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.record.Replay;
import umpire.core.record.Transcript;
import umpire.core.text.BadInputException;
import umpire.core.text.SafeText;
import umpire.core.text.Spelling;
import umpire.core.words.BadEventException;

/// A position of a recorded game, about which questions can be asked.
///
/// @param <K> the kernel
public final class Position<K extends Kernel<K>> {

  /// Given instead of a seat: the seat that is to act.
  public static final String TO_ACT = "";

  /// The name of the table in text for people.
  public static final String TABLE_IN_WORDS = "the table";

  /// The name of the table where a seat can be named.
  private static final String TABLE = "*";

  private final Transcript<K> game;
  private final Match<K> match;

  private Position(Transcript<K> game, Match<K> match) {
    this.game = game;
    this.match = match;
  }

  /// Replays a game up to a position.
  ///
  /// @param after the number of events to replay; all if empty
  public static <K extends Kernel<K>> Position<K> of(Transcript<K> game, OptionalInt after)
      throws BadInputException, UsageException {
    int events = game.events().size();
    int wanted = after.orElse(events);
    if (wanted < 0 || wanted > events) {
      throw new UsageException(
          "after %d: this game has %d events: choose 0 to %2$d".formatted(wanted, events));
    }
    var replay = new Replay<>(game);
    var log = RulingLog.none();
    for (Transcript.EventLine line : game.events()) {
      if (replay.events() == wanted) {
        break;
      }
      BadInputException refusal = replay.refusal(line, replay.play(line, log));
      if (refusal != null) {
        throw refusal;
      }
    }
    return new Position<>(game, replay.match());
  }

  public Transcript<K> game() {
    return game;
  }

  public Match<K> match() {
    return match;
  }

  /// The index of the seat with this name; the house for `*`.
  public int actor(String seat) throws UsageException {
    if (seat.equals(TO_ACT)) {
      return match.toAct();
    }
    return seat.equals(TABLE) ? Kernel.HOUSE : seatCalled(seat);
  }

  private int seatCalled(String name) throws UsageException {
    int found = game.names().indexOf(name);
    if (found < 0) {
      throw new UsageException(
          "there is no player %s%s: choose %s"
              .formatted(
                  SafeText.quoted(name),
                  Spelling.hint(name, game.names()),
                  String.join(", ", game.names())));
    }
    return found;
  }

  /// The legal events of a seat.
  public PositionAnswer legal(String seat) throws UsageException {
    int actor = actor(seat);
    if (match.toAct() == Kernel.OVER) {
      return new PositionAnswer.GameOver();
    }
    LegalEvents legal = match.legalForPlayers(actor);
    List<String> events =
        legal.events().stream()
            .map(event -> game.whole().vocabulary().write(event, game.names()))
            .toList();
    return new PositionAnswer.Legal(
        actor < 0 ? TABLE_IN_WORDS : game.names().get(actor), events, legal.complete());
  }

  /// Checks an event of a seat.
  ///
  /// @param words the event in the words of a record
  public PositionAnswer ruling(String seat, String words) throws UsageException {
    int actor = actor(seat);
    try {
      Event event =
          game.whole().vocabulary().read(List.of(words.strip().split(" +")), game.names());
      String written = game.whole().vocabulary().write(event, game.names());
      return new PositionAnswer.CheckedEvent(written, match.check(actor, event));
    } catch (BadEventException fault) {
      throw new UsageException(fault.description());
    }
  }

  /// The facts that a viewer knows: a seat, `spectator` or `arbiter`.
  public PositionAnswer known(String viewer) throws UsageException {
    Viewer who =
        switch (viewer) {
          case "spectator" -> new Viewer.Spectator();
          case "arbiter" -> new Viewer.Arbiter();
          default -> new Viewer.Player(seatCalled(viewer));
        };
    return new PositionAnswer.ViewerFacts(match.view(who).facts().toString());
  }
}
