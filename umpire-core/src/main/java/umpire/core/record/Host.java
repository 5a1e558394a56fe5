package umpire.core.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Chance;
import umpire.core.Game;
import umpire.core.Tape;
import umpire.core.match.CompleteGame;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Strategy;
import umpire.core.match.View;
import umpire.core.match.Viewer;
import umpire.core.profile.Profile;

/// Has strategies play a game and writes it down.
///
/// The table and each seat have random numbers of their own, so that what a strategy draws never
/// changes what is dealt.
public final class Host<E, V extends View> {

  /// No game comes near: a strategy that goes on for ever is stopped.
  private static final int MOST_EVENTS = 1 << 17;

  private final Game<?> game;
  private final CompleteGame<E, V> whole;
  private final Profile profile;
  private final List<String> names;
  private final List<Strategy<V, E>> seats;

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
    this.seats = List.copyOf(seats);
  }

  /// Plays the game with this seed to its end.
  public Transcript<E, V> play(long seed) {
    Match<E, V> match = whole.open(profile, names);
    var house = stream(seed, 0);
    var chances = new ArrayList<Chance>();
    for (int seat = 0; seat < seats.size(); seat++) {
      chances.add(stream(seed, seat + 1));
    }
    var lines = new ArrayList<Transcript.Line<E>>();
    var tape = Tape.silent();
    while (match.toAct() != Match.OVER && lines.size() < MOST_EVENTS) {
      Optional<E> housed = match.house(house);
      int actor = housed.isPresent() ? Match.HOUSE : match.toAct();
      E event = housed.isPresent() ? housed.get() : chosen(match, actor, chances);
      if (match.check(actor, event) instanceof Finding.Against(var rule, _)) {
        throw new IllegalStateException(
            "illegal event '%s' of %s: %s"
                .formatted(whole.notation().write(event, names), by(actor), rule.id()));
      }
      match.play(actor, event, tape);
      lines.add(new Transcript.Happened<>(actor, event, unwritten(actor)));
    }
    return transcript(seed, match, lines);
  }

  /// What is wrong with a name for a seat; empty if nothing is.
  public static String nameFault(String name) {
    return Seats.fault(name);
  }

  private E chosen(Match<E, V> match, int seat, List<Chance> chances) {
    if (seat == Match.HOUSE) {
      throw new IllegalStateException("the table is to act and does nothing");
    }
    return seats.get(seat).choose(match.view(new Viewer.Player(seat)), chances.get(seat));
  }

  private String by(int actor) {
    return actor == Match.HOUSE ? "the table" : seats.get(actor).name();
  }

  private static Entry.Event unwritten(int actor) {
    return new Entry.Event(actor, List.of(), SourceLine.NONE);
  }

  /// The random numbers of one participant: the table is 0, the seats count from 1.
  public static Chance stream(long seed, int participant) {
    return new Chance(Chance.mix(Chance.mix(seed) + participant));
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
    return new Claim.All(claims);
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
