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

  /// In place of a seat: whoever is to act.
  public static final String TO_ACT = "";

  /// What the table is called where people read it.
  public static final String TABLE_IN_WORDS = "the table";

  /// What the table is called where a seat could be named.
  private static final String TABLE = "*";

  private final Transcript<K> game;
  private final Match<K> match;

  private Position(Transcript<K> game, Match<K> match) {
    this.game = game;
    this.match = match;
  }

  /// Goes to a position.
  ///
  /// @param after so many events; all of them if that is not said
  public static <K extends Kernel<K>> Position<K> of(Transcript<K> game, OptionalInt after)
      throws BadInputException, UsageException {
    int events = game.events().size();
    int wanted = after.orElse(events);
    if (wanted < 0 || wanted > events) {
      throw new UsageException(
          "after %d: this game has %d events, so choose 0 to %d".formatted(wanted, events, events));
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

  /// The seat of this name; the house for `*`.
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
          "nobody is called %s%s: choose %s"
              .formatted(
                  SafeText.quoted(name),
                  Spelling.hint(name, game.names()),
                  String.join(", ", game.names())));
    }
    return found;
  }

  /// What somebody may do.
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

  /// Whether somebody may do this.
  ///
  /// @param words of the event, as a record has them
  public PositionAnswer ruling(String seat, String words) throws UsageException {
    int actor = actor(seat);
    try {
      Event event =
          game.whole().vocabulary().read(List.of(words.strip().split(" +")), game.names());
      String written = game.whole().vocabulary().write(event, game.names());
      return new PositionAnswer.CheckedEvent(written, match.check(actor, event));
    } catch (BadEventException fault) {
      throw new UsageException(fault.what());
    }
  }

  /// What somebody knows: a seat, `spectator` or `arbiter`.
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
