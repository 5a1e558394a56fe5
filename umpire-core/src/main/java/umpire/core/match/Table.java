package umpire.core.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.profile.Profile;

/// Strategies at a table, who play one game after another. Every event is ruled on before it
/// counts.
///
/// The table and each seat have random numbers of their own, so that what a strategy draws never
/// changes what is dealt; and the numbers of a game depend on its seed alone, so that any game can
/// be played again by itself.
public final class Table<E, V extends View> {

  /// No game comes near: a strategy that goes on for ever is stopped.
  private static final int MOST_EVENTS = 1 << 17;

  private final CompleteGame<E, V> whole;
  private final Profile profile;
  private final List<String> names;
  private final List<Strategy<V, E>> seats;

  /// @param names what the seats are called
  /// @param seats one strategy for each name
  public Table(
      CompleteGame<E, V> whole, Profile profile, List<String> names, List<Strategy<V, E>> seats) {
    this.whole = whole;
    this.profile = profile;
    this.names = List.copyOf(names);
    this.seats = List.copyOf(seats);
  }

  /// Hears of every event, after it has happened.
  public interface Witness<E, V extends View> {
    /// Is told what happened, and what it led to if the tape records it.
    ///
    /// @param match as it stands now
    void saw(Match<E, V> match, int actor, E event, Tape rulings);
  }

  /// A game that was played.
  public record Played<E, V extends View>(Match<E, V> match, Ending ending) {}

  /// Plays the game with this seed to its end.
  public Played<E, V> play(long seed, Tape tape, Witness<E, V> witness) {
    Match<E, V> match = whole.open(profile, names);
    Chance house = stream(seed, 0);
    var chances = new ArrayList<Chance>();
    for (int seat = 0; seat < seats.size(); seat++) {
      chances.add(stream(seed, seat + 1));
    }
    for (int events = 0; events < MOST_EVENTS; events++) {
      if (match.toAct() == Match.OVER) {
        return new Played<>(match, new Ending.Over());
      }
      Optional<E> housed = match.house(house);
      int actor = housed.isPresent() ? Match.HOUSE : match.toAct();
      E event;
      try {
        event =
            housed.isPresent()
                ? housed.get()
                : match.happens(actor, chosen(match, actor, chances), house);
      } catch (Forfeit forfeit) {
        return new Played<>(match, new Ending.Forfeited(actor, forfeit.rule(), forfeit.what()));
      }
      if (match.check(actor, event) instanceof Finding.Against against) {
        return new Played<>(match, refused(actor, event, against));
      }
      tape.rewind();
      match.play(actor, event, tape);
      witness.saw(match, actor, event, tape);
    }
    return new Played<>(match, new Ending.Unending());
  }

  private E chosen(Match<E, V> match, int seat, List<Chance> chances) {
    if (seat == Match.HOUSE) {
      throw new IllegalStateException("the table is to act and does nothing");
    }
    return seats.get(seat).choose(match.view(new Viewer.Player(seat)), chances.get(seat));
  }

  /// A strategy of ours that does what it may not is a bug; one from outside loses its game.
  private Ending refused(int actor, E event, Finding.Against against) {
    String words = whole.notation().write(event, names);
    if (actor != Match.HOUSE && seats.get(actor).isForeign()) {
      return new Ending.Forfeited(actor, against.rule(), "wanted to '" + words + "'");
    }
    throw new IllegalStateException(
        "illegal event '%s' of %s: %s".formatted(words, by(actor), against.rule().id()));
  }

  private String by(int actor) {
    return actor == Match.HOUSE ? "the table" : seats.get(actor).name();
  }

  /// Sends the strategies home.
  public void close() {
    seats.forEach(Strategy::close);
  }

  /// The random numbers of one participant: the table is 0, the seats count from 1.
  public static Chance stream(long seed, int participant) {
    return new Chance(streamSeed(seed, participant));
  }

  /// Where that stream begins.
  public static long streamSeed(long seed, int participant) {
    return Chance.mix(Chance.mix(seed) + participant);
  }

  /// The seed of one game of a simulation: the same whoever plays it, and on which machine.
  public static long seedOf(long simulation, long index) {
    return Chance.mix(Chance.mix(~simulation) + index);
  }
}
