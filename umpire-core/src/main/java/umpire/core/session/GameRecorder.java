package umpire.core.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import umpire.core.Rule;
import umpire.core.RulingLog;
import umpire.core.game.Game;
import umpire.core.kernel.Ending;
import umpire.core.kernel.Event;
import umpire.core.kernel.ForfeitException;
import umpire.core.kernel.GameLoop;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.profile.Profile;
import umpire.core.record.Claim;
import umpire.core.record.Entry;
import umpire.core.record.GameRecord;
import umpire.core.record.Seats;
import umpire.core.record.Transcript;
import umpire.core.text.Invisible;
import umpire.core.text.SafeText;
import umpire.core.text.SourceLine;
import umpire.core.words.Vocabulary;

/// Lets strategies play games, and records them.
public final class GameRecorder<K extends Kernel<K>> {

  private final Game game;
  private final CompleteGame<K> whole;
  private final Profile profile;
  private final List<String> names;
  private final Vocabulary vocabulary;
  private final GameLoop<K> loop;

  /// @param seats one strategy for each name
  public GameRecorder(
      Game game,
      CompleteGame<K> whole,
      Profile profile,
      List<String> names,
      List<Strategy<K>> seats) {
    this.game = game;
    this.whole = whole;
    this.profile = profile;
    this.names = List.copyOf(names);
    this.vocabulary = whole.vocabulary();
    this.loop = whole.gameLoop(profile, seats);
  }

  /// Plays the game with this seed to its end, or until it is stopped or forfeited.
  public PlayedGame<K> record(long seed) {
    var lines = new ArrayList<Transcript.Line>();
    int ended =
        loop.play(
            seed,
            new RulingLog(),
            (actor, move, rulings) -> {
              Event event = vocabulary.event(move);
              lines.add(new Transcript.EventLine(actor, event, Entry.Event.unwritten(actor)));
              if (closes(rulings) && loop.table().toAct() != Kernel.OVER) {
                lines.add(new Transcript.ClaimLine(standing(match()), SourceLine.NONE));
              }
            });
    return new PlayedGame<>(transcript(seed, match(), lines), ending(whole, loop, ended, names));
  }

  /// The game on the table, as a match.
  private Match<K> match() {
    Match<K> match = whole.open(profile, names);
    match.table().copyFrom(loop.table());
    return match;
  }

  /// Returns how the last game of a loop ended.
  ///
  /// @param ended what [GameLoop#play] returned
  /// @param names the names of the seats
  public static <K extends Kernel<K>> Ending ending(
      CompleteGame<K> whole, GameLoop<K> loop, int ended, List<String> names) {
    if (ended == GameLoop.FINISHED) {
      return new Ending.Over();
    }
    if (ended == GameLoop.UNENDING) {
      return new Ending.Unending();
    }
    ForfeitException forfeit = loop.forfeit();
    if (forfeit != null) {
      return new Ending.Forfeited(ended, forfeit.rule(), forfeit.description());
    }
    String words = whole.vocabulary().write(loop.refused(), names);
    Rule rule = whole.rulebook().get(loop.objection());
    return new Ending.Forfeited(ended, rule, "wanted to '" + words + "'");
  }

  /// Closes the strategies of all seats.
  public void close() {
    loop.close();
  }

  /// Whether a deal, frame or round has ended. A scorer writes down the scores then, and a record
  /// that is changed later no longer agrees with them.
  private boolean closes(RulingLog rulings) {
    for (int i = 0; i < rulings.size(); i++) {
      if (whole.closing().contains(game.rulebook().get(rulings.rule(i)))) {
        return true;
      }
    }
    return false;
  }

  /// A game that was played, and how it ended.
  public record PlayedGame<K extends Kernel<K>>(Transcript<K> game, Ending ending) {}

  /// Plays the game with this seed and returns its record, without how it ended: for strategies
  /// that never forfeit. Otherwise use [#record].
  public Transcript<K> play(long seed) {
    return record(seed).game();
  }

  /// The fault of a name for a seat; empty if there is none. Stricter than for records, which are
  /// read as they were written: a name that changes the direction of text makes the text beside it
  /// seem to mean something else, and one with invisible characters looks like another name, or
  /// like none.
  public static String nameFault(String name) {
    String fault = Seats.fault(name);
    return fault.isEmpty()
        ? name.codePoints()
            .filter(SafeText::isHarmful)
            .mapToObj(
                "a name may not change the direction of text: leave out the character U+%04X"
                    ::formatted)
            .findFirst()
            .orElseGet(() -> hiddenIn(name))
        : fault;
  }

  private static String hiddenIn(String name) {
    OptionalInt hidden = Invisible.firstIn(name);
    if (hidden.isPresent()) {
      return "a name may not hold invisible characters or unusual spaces: leave out the character U+%04X"
          .formatted(hidden.getAsInt());
    }
    return name.contains("  ") ? "a name may not hold two spaces in a row" : "";
  }

  private Transcript<K> transcript(long seed, Match<K> match, List<Transcript.Line> lines) {
    var tags = List.of(GameRecord.Tag.of("Seed", Long.toString(seed)));
    var claim = new Entry.ClaimEntry(result(match), SourceLine.NONE);
    return new Transcript<>(
        game, whole, profile, names, tags, lines, Optional.of(claim), null, Optional.empty());
  }

  /// Returns the record of a game of which only the events are known, with the result that they
  /// lead to.
  public static <K extends Kernel<K>> Transcript<K> finished(
      Game game,
      CompleteGame<K> whole,
      Profile profile,
      List<String> names,
      List<Transcript.Line> lines) {
    Match<K> match = whole.open(profile, names);
    var log = RulingLog.none();
    for (Transcript.EventLine line : Transcript.events(lines)) {
      match.play(line.actor(), line.event(), log);
    }
    var claim = new Entry.ClaimEntry(result(match), SourceLine.NONE);
    return new Transcript<>(
        game, whole, profile, names, List.of(), lines, Optional.of(claim), null, Optional.empty());
  }

  /// The result of a match, or its scores while it continues, as a claim. Unknown scores are left
  /// out.
  public static Claim result(Match<?> match) {
    var claims = new ArrayList<Claim>();
    if (match.toAct() != Kernel.OVER) {
      claims.add(new Claim.Unfinished());
    } else {
      claims.add(new Claim.Winner(seatOf(match, match.winner())));
    }
    claims.addAll(standings(match));
    return new Claim.All(claims);
  }

  /// The known scores of a match that continues.
  private static Claim standing(Match<?> match) {
    return new Claim.All(standings(match));
  }

  private static List<Claim> standings(Match<?> match) {
    var claims = new ArrayList<Claim>();
    for (int tally = 0; tally < match.tallies().size(); tally++) {
      var stands = new ArrayList<Claim.Stand>();
      for (int side = 0; side < match.sides(); side++) {
        if (match.isTallyKnown(tally, side)) {
          stands.add(new Claim.Stand(seatOf(match, side), match.tally(tally, side)));
        }
      }
      if (!stands.isEmpty()) {
        claims.add(new Claim.Standing(match.tallies().get(tally), stands));
      }
    }
    return claims;
  }

  private static int seatOf(Match<?> match, int side) {
    for (int seat = 0; seat < match.seats(); seat++) {
      if (match.side(seat) == side) {
        return seat;
      }
    }
    return -1;
  }
}
