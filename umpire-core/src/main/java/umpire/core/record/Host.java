package umpire.core.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Game;
import umpire.core.Tape;
import umpire.core.match.CompleteGame;
import umpire.core.match.Ending;
import umpire.core.match.Match;
import umpire.core.match.Strategy;
import umpire.core.match.Table;
import umpire.core.match.View;
import umpire.core.profile.Profile;

/// Has strategies play a game and writes it down.
public final class Host<E, V extends View> {

  private final Game<?> game;
  private final CompleteGame<E, V> whole;
  private final Profile profile;
  private final List<String> names;
  private final Table<E, V> table;

  /// @param seats one strategy for each name
  public Host(
      Game<?> game,
      CompleteGame<E, V> whole,
      Profile profile,
      List<String> names,
      List<Strategy<V, E>> seats) {
    this.game = game;
    this.whole = whole;
    this.profile = profile;
    this.names = List.copyOf(names);
    this.table = new Table<>(whole, profile, names, seats);
  }

  /// Plays the game with this seed to its end, or as far as it goes.
  public Hosted<E, V> host(long seed) {
    var lines = new ArrayList<Transcript.Line<E>>();
    Table.Played<E, V> played =
        table.play(
            seed,
            new Tape(),
            (match, actor, event, rulings) -> {
              lines.add(new Transcript.Happened<>(actor, event, unwritten(actor)));
              if (closes(rulings) && match.toAct() != Match.OVER) {
                lines.add(new Transcript.Claimed<>(standing(match), SourceLine.NONE));
              }
            });
    return new Hosted<>(transcript(seed, played.match(), lines), played.ending());
  }

  /// Whether a deal, frame or round has come to its end: a scorer writes down how things stand
  /// then, and a record that is changed later no longer agrees with it.
  private boolean closes(Tape rulings) {
    for (int i = 0; i < rulings.size(); i++) {
      if (whole.closing().contains(game.rulebook().get(rulings.rule(i)))) {
        return true;
      }
    }
    return false;
  }

  /// A game that was played and written down.
  public record Hosted<E, V extends View>(Transcript<E, V> game, Ending ending) {}

  /// Plays the game with this seed by strategies that can be trusted to end it.
  public Transcript<E, V> play(long seed) {
    return host(seed).game();
  }

  /// What is wrong with a name for a seat; empty if nothing is.
  public static String nameFault(String name) {
    return Seats.fault(name);
  }

  private static Entry.Event unwritten(int actor) {
    return new Entry.Event(actor, List.of(), SourceLine.NONE);
  }

  private Transcript<E, V> transcript(
      long seed, Match<E, V> match, List<Transcript.Line<E>> lines) {
    var tags = List.of(GameRecord.Tag.of("Seed", Long.toString(seed)));
    var claim = new Entry.Claimed(result(match), SourceLine.NONE);
    return new Transcript<>(
        game, whole, profile, names, tags, lines, Optional.of(claim), null, Optional.empty());
  }

  /// A game of which only the events are known, with the result they lead to.
  public static <E, V extends View> Transcript<E, V> finished(
      Game<?> game,
      CompleteGame<E, V> whole,
      Profile profile,
      List<String> names,
      List<Transcript.Line<E>> lines) {
    Match<E, V> match = whole.open(profile, names);
    var tape = Tape.silent();
    for (Transcript.Happened<E> happened : Transcript.events(lines)) {
      match.play(happened.actor(), happened.event(), tape);
    }
    var claim = new Entry.Claimed(result(match), SourceLine.NONE);
    return new Transcript<>(
        game, whole, profile, names, List.of(), lines, Optional.of(claim), null, Optional.empty());
  }

  /// How the match stands as far as that is known, as a claim on its result.
  public static Claim result(Match<?, ?> match) {
    var claims = new ArrayList<Claim>();
    if (match.toAct() != Match.OVER) {
      claims.add(new Claim.Unfinished());
    } else {
      claims.add(new Claim.Winner(seatOf(match, match.winner())));
    }
    claims.addAll(standings(match));
    return new Claim.All(claims);
  }

  /// How the match stands while it goes on.
  private static Claim standing(Match<?, ?> match) {
    return new Claim.All(standings(match));
  }

  private static List<Claim> standings(Match<?, ?> match) {
    var claims = new ArrayList<Claim>();
    for (int tally = 0; tally < match.tallies().size(); tally++) {
      var stands = new ArrayList<Claim.Stand>();
      for (int side = 0; side < match.sides(); side++) {
        if (match.tallyKnown(tally, side)) {
          stands.add(new Claim.Stand(seatOf(match, side), match.tally(tally, side)));
        }
      }
      if (!stands.isEmpty()) {
        claims.add(new Claim.Standing(match.tallies().get(tally), stands));
      }
    }
    return claims;
  }

  private static int seatOf(Match<?, ?> match, int side) {
    for (int seat = 0; seat < match.seats(); seat++) {
      if (match.side(seat) == side) {
        return seat;
      }
    }
    return -1;
  }
}
